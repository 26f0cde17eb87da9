import { createElement, Fragment, type ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { problemList, type BuildElement } from './problemList';
import type { ProblemReport } from './describeProblems';

/** The problems that prevent saving a page, and warnings; the script fills the same list while typing. */
export function Problems({
  report,
  translate,
}: {
  report: ProblemReport;
  translate: ConfigVisit['intl']['translate'];
}) {
  return (
    <div
      id="problems"
      className="pl-config-problems"
      role="status"
      data-problems
      data-state={report.state}
      data-unanswered={translate('config.pages.unanswered')}
      data-signed-out={translate('config.saveFirst')}
    >
      {createElement(Fragment, null, ...problemList(report, build))}
    </div>
  );
}

/** The number of problems, beside the buttons; a link to the list. */
export const ProblemCount = ({ report }: { report: ProblemReport }) => (
  <a href="#problems" data-problem-count data-state={report.state} hidden={report.count === ''}>
    {report.count}
  </a>
);

const build: BuildElement<ReactNode> = (tag, { class: className, ...attributes }, ...children) =>
  createElement(tag, { className, ...attributes }, ...children);
