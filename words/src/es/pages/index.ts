/** What pages, the widget and their code say in Spanish. */
import type { Words } from '../../languages.ts';
import { changelog } from './changelog.ts';
import { checkForm } from './check-form.ts';
import { checkUnderWay } from './check-under-way.ts';
import { copying } from './copying.ts';
import { deletion } from './deletion.ts';
import { developers } from './developers.ts';
import { figures } from './figures.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { httpStatuses } from './http-statuses.ts';
import { keyConsole } from './key-console.ts';
import { keyRequests } from './key-requests.ts';
import { linkPreview } from './link-preview.ts';
import { method } from './method.ts';
import { newKey } from './new-key.ts';
import { privacy } from './privacy.ts';
import { problems } from './problems.ts';
import { report } from './report.ts';
import { share } from './share.ts';
import { status } from './status.ts';
import { waiting } from './waiting.ts';
import { widget } from './widget.ts';
import { widgetSnippet } from './widget-snippet.ts';

export const pages: Words['pages'] = {
  changelog,
  checkForm,
  checkUnderWay,
  copying,
  deletion,
  developers,
  figures,
  frame,
  home,
  httpStatuses,
  keyConsole,
  keyRequests,
  linkPreview,
  method,
  newKey,
  privacy,
  problems,
  report,
  share,
  status,
  waiting,
  widgetSnippet,
  widget,
};
