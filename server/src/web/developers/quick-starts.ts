/** The first calls in four languages, ready to run: a claim, a link, a file. The key comes from the environment. */
import { type Language, wordsIn } from '@riscontro/words';

export interface QuickStart {
  /** For people: `curl`, `Python`. */
  readonly name: string;
  readonly claim: string;
  readonly link: string;
  readonly file: string;
}

const article = 'https://example.org/articolo';

export function quickStarts(baseUrl: string, language: Language): QuickStart[] {
  const { file } = wordsIn(language).pages.developers.samples;
  const sample = { claim: claimIn(language), file, baseUrl, language };
  return [curl(sample), typeScript(sample), python(sample), php(sample)];
}

/** A check of a claim in one line, with the key in it: what somebody who has just got one can try. */
export function curlLine(baseUrl: string, key: string, language: Language): string {
  const body = JSON.stringify({ claim: claimIn(language) });
  return `curl ${baseUrl}/api/v1/verify-text -H 'X-API-Key: ${key}' -H 'Content-Type: application/json' -d '${body}'`;
}

/** One that the bundled knowledge answers. */
const claimIn = (language: Language) => wordsIn(language).pages.home.exampleClaims.greatWall;

interface Sample {
  readonly baseUrl: string;
  readonly language: Language;
  readonly claim: string;
  readonly file: string;
}

function curl({ baseUrl, claim, file }: Sample): QuickStart {
  const json = (path: string, body: object) => `curl ${baseUrl}/api/v1/${path} \\
  -H "X-API-Key: $RISCONTRO_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(body)}'`;
  return {
    name: 'curl',
    claim: json('verify-text', { claim }),
    link: json('verify-url', { url: article }),
    file: `curl ${baseUrl}/api/v1/verify-image \\
  -H "X-API-Key: $RISCONTRO_KEY" \\
  -F file=@${file}`,
  };
}

function typeScript({ baseUrl, claim, file, language }: Sample): QuickStart {
  return {
    name: 'TypeScript',
    claim: `import { env } from "node:process";
import { createRiscontro } from "@riscontro/client";

const riscontro = createRiscontro({
  baseUrl: "${baseUrl}",
  apiKey: env.RISCONTRO_KEY,
  language: "${language}",
});

const result = await riscontro.verifyText("${claim}");
console.log(result.livello, result.affidabilita, result.condividi);`,
    link: `const article = await riscontro.verifyUrl("${article}");
for (const { testo, livello } of article.affermazioni) console.log(livello, testo);`,
    file: `import { openAsBlob } from "node:fs";

const image = await riscontro.verifyImage(await openAsBlob("${file}"));
for (const { tipo, esito, dettaglio } of image.segnali) console.log(tipo, esito, dettaglio);`,
  };
}

function python({ baseUrl, claim, file }: Sample): QuickStart {
  return {
    name: 'Python',
    claim: `import os
import requests

api = "${baseUrl}/api/v1"
key = {"X-API-Key": os.environ["RISCONTRO_KEY"]}

answer = requests.post(f"{api}/verify-text", headers=key, timeout=180,
                       json={"claim": "${claim}"})
answer.raise_for_status()
result = answer.json()
print(result["livello"], result["affidabilita"], result["condividi"])`,
    link: `answer = requests.post(f"{api}/verify-url", headers=key, timeout=180,
                       json={"url": "${article}"})
print(answer.json())`,
    file: `with open("${file}", "rb") as image:
    answer = requests.post(f"{api}/verify-image", headers=key, timeout=180,
                           files={"file": image})
print(answer.json())`,
  };
}

function php({ baseUrl, claim, file }: Sample): QuickStart {
  return {
    name: 'PHP',
    claim: `<?php
function verify(string $path, string|array $body, array $headers = []): array {
    $call = curl_init('${baseUrl}/api/v1/' . $path);
    curl_setopt_array($call, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 180,
        CURLOPT_HTTPHEADER => ['X-API-Key: ' . getenv('RISCONTRO_KEY'), ...$headers],
        CURLOPT_POSTFIELDS => $body,
    ]);
    $answer = curl_exec($call);
    if ($answer === false) throw new RuntimeException(curl_error($call));
    return json_decode($answer, true, flags: JSON_THROW_ON_ERROR);
}

$json = ['Content-Type: application/json'];
$result = verify('verify-text', json_encode(['claim' => '${claim}']), $json);
echo $result['livello'], ' ', $result['affidabilita'], PHP_EOL;`,
    link: `$result = verify('verify-url', json_encode(['url' => '${article}']), $json);
print_r($result);`,
    file: `$result = verify('verify-image', ['file' => new CURLFile('${file}')]);
print_r($result);`,
  };
}

/** A registration without a browser: asks for the challenge, solves it, sends the rest. Standard library alone. */
export function registrationScript(baseUrl: string, language: Language): string {
  const { name, email, use } = wordsIn(language).pages.developers.samples;
  return `import hashlib
import json
from urllib.request import Request, urlopen

api = "${baseUrl}/api/v1/registrazione"
puzzle = json.load(urlopen(f"{api}/sfida"))
bits, number = puzzle["difficolta"], 0
while int.from_bytes(hashlib.sha256(f"{puzzle['sfida']}.{number}".encode()).digest()) >> (256 - bits):
    number += 1
fields = {"nome": "${name}", "email": "${email}",
          "uso": "${use}",
          "prova": {"sfida": puzzle["sfida"], "soluzione": str(number)}}
request = Request(api, json.dumps(fields).encode(), {"Content-Type": "application/json"})
print(urlopen(request).read().decode())`;
}
