import { describe, expect, it } from 'vitest';
import { calls } from './calls';
import { toOpenApi } from './toOpenApi';

const document = toOpenApi({ title: 'A site', version: '2.0.0', servers: ['https://example.com'] });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('toOpenApi', () => {
  it('[API-12g] has one operation for every call, under its method and path', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(calls).sort(),
    );
    for (const { path, method, operation } of operations) {
      const call = calls[operation.operationId as keyof typeof calls];
      expect({ path, method }).toEqual({ path: call.path, method: call.method.toLowerCase() });
    }
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'A site', version: '2.0.0' },
      servers: [{ url: 'https://example.com' }],
    });
  });

  it('[API-12g] declares each part of a path, and no other part', () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter['in'] === 'path');
      expect(inPath.map(({ name }) => `{${String(name)}}`)).toEqual(path.match(/{\w+}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it('[API-12g] can be written as JSON without a reference that leads nowhere', () => {
    const written = JSON.stringify(document);
    expect(JSON.parse(written)).toEqual(document);
    for (const [, name] of written.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document.components['schemas']).toHaveProperty(name!);
  });

  it('[API-14] describes the body of a call', () => {
    const { post } = document.paths['/api/form/SaveFormSubmission']!;
    expect(post!.requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['key', 'formId', 'form'],
            properties: {
              key: { type: 'string', maxLength: 200, minLength: 1 },
              contentSource: { anyOf: [{ enum: ['i', 'c'] }, { type: 'null' }] },
            },
          },
        },
      },
    });
    expect(post!.parameters).toEqual([
      { name: 'crumb', in: 'query', required: true, schema: { type: 'string' } },
    ]);
  });

  it('[API-16] [API-18] describes forms with JSON inside, and queries', () => {
    const widget = document.paths['/api/widget/GetWidgetRendering']!['post']!;
    expect(widget.requestBody).toMatchObject({
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            properties: {
              widgetJSON: {
                anyOf: [
                  { type: 'object' },
                  { type: 'string', contentMediaType: 'application/json' },
                ],
              },
            },
          },
        },
      },
    });
    const places = document.paths['/api/google-maps/places/autocomplete']!['get']!;
    expect(places.parameters).toContainEqual({
      name: 'input',
      in: 'query',
      required: true,
      schema: { type: 'string', maxLength: 200 },
    });
    expect(places.requestBody).toBeUndefined();
  });

  it('[API-20] names the statuses that count as success', () => {
    const { responses } = document.paths['/api/v1/events']!['post']!;
    expect(Object.keys(responses)).toEqual(['200', '202', 'default']);
  });
});
