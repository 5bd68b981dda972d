/** The public page of a result, and of its earlier versions. */
import type { Words } from '../../languages.ts';
import { format } from '../format.ts';

export const share: Words['pages']['share'] = {
  confidential: ({ day }) =>
    `**Confidencial.** Esta página se abre solo con su enlace completo: quien lo recibe puede leerla. Se borrará el ${day}.`,
  byModel: 'Los textos han sido escritos por un modelo de lenguaje.',
  otherLanguage: ({ language }) => `Los textos de este veredicto están en ${format.languageName(language)}.`,
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  notCopied: 'El navegador no permite copiar: toma la dirección de la barra de arriba.',
  data: 'Descargar JSON',
  report: 'Avisar de un error',
  changes: 'Correcciones',
  before: 'La versión anterior',
  method: 'Método',
  how: 'Cómo se llega a un veredicto',
  replaced: {
    version: ({ number }) => `Versión ${number}`,
    title: 'Esta versión ha sido sustituida',
    since: ({ day, note }) => `Se corrigió el ${day}: ${note}`,
    now: ({ level }) => `Ahora el veredicto es ${level}`,
    current: 'Leer la versión actual',
  },
};
