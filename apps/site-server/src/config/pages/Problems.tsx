import { createElement, Fragment, type ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { problemList, type BuildElement } from './problemList';
import type { ToldProblems } from './tellProblems';

/** The problems that keep a page from being saved, and doubts; the script fills the same list while somebody writes. */
export function Problems({
  told,
  translate,
}: {
  told: ToldProblems;
  translate: ConfigVisit['intl']['translate'];
}) {
  return (
    <div
      id="problems"
      className="pl-config-problems"
      role="status"
      data-problems
      data-state={told.state}
      data-unanswered={translate('config.pages.unanswered')}
      data-signed-out={translate('config.saveFirst')}
    >
      {createElement(Fragment, null, ...problemList(told, build))}
    </div>
  );
}

/** Their number, where the buttons are; a link to the list. */
export const ProblemCount = ({ told }: { told: ToldProblems }) => (
  <a href="#problems" data-problem-count data-state={told.state} hidden={told.count === ''}>
    {told.count}
  </a>
);

const build: BuildElement<ReactNode> = (tag, { class: className, ...attributes }, ...children) =>
  createElement(tag, { className, ...attributes }, ...children);
