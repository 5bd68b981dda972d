/** The start page with scripts: a check under way and its result have addresses of their own. */
import { html, sharePath } from '@riscontro/verdict-view';
import { checkUnderWay as say } from '@riscontro/words/of-page/pages/check-under-way.ts';
import { runCheckForm } from './check/check-form.ts';

const { action } = document.getElementById('verifica') as HTMLFormElement;
/** An address of this service, in the language that the form's own address names, if it names one. */
const addressOf = (path: string) => path + new URL(action).search;

const form = runCheckForm({
  stateAddress: action,
  checkAddress: (id) => addressOf(`/verifica/${id}`),
  begun: (id) => history.pushState(null, '', addressOf(`/verifica/${id}`)),
  interrupted: () => history.replaceState(null, '', addressOf('/')),
  actions: (result) => html`<a class="button primary" href="${addressOf(sharePath(result))}">${say.open}</a>`,
  deleted: () => history.replaceState(null, '', addressOf('/')),
  again: () => history.pushState(null, '', addressOf('/')),
});

addEventListener('popstate', () => {
  if (location.pathname.startsWith('/verifica/')) location.reload();
  else form.showForm();
});
