import { describe, expect, it } from 'vitest';
import { readAssignedContext } from './readAssignedContext';
import { readLiteral } from './readLiteral';

const read = (...scripts: string[]) => readAssignedContext(scripts);
const assigned = (literal: string) => read(`Static.SQUARESPACE_CONTEXT = ${literal};`);

describe('[MOD-30] a context that a script assigns', () => {
  it('[MOD-30] is read as published pages write it', () => {
    expect(
      read(
        'Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"site01"},"a":"<p>x<\\/p>"};',
      ),
    ).toEqual({ website: { id: 'site01' }, a: '<p>x</p>' });
  });

  it.each([
    ['commas at the end', '{"a":[1,2,],"b":{"c":1,},}', { a: [1, 2], b: { c: 1 } }],
    [
      'bare and numbered keys',
      '{a:1,$b_1:2,é:3,4:5,default:6}',
      { a: 1, $b_1: 2, é: 3, 4: 5, default: 6 },
    ],
    ['other quotes', `{'a':'it\\'s "x"',b:\`two\nlines\`}`, { a: 'it\'s "x"', b: 'two\nlines' }],
    [
      'escapes',
      String.raw`{a:"\x41\u0042\u{1F600}\n\/\q\
c"}`,
      { a: 'AB😀\n/qc' },
    ],
    [
      'undefined and its kin',
      '{a:undefined,b:void 0,c:[undefined,,1],d:NaN}',
      { c: [null, null, 1], d: null },
    ],
    ['short booleans', '{a:!0,b:!1,c:! 0}', { a: true, b: false, c: true }],
    ['numbers', '{a:-1.5e3,b:.5,c:0x1F,d:+2,e:1.}', { a: -1500, b: 0.5, c: 31, d: 2, e: 1 }],
    ['comments', '/* x */ {// y\n a /* z */ : 1 /* , b: 2 */}', { a: 1 }],
    ['parentheses', '({a:({b:1})})', { a: { b: 1 } }],
    ['a text of JSON', `JSON.parse('{"a":{"b":"<\\/p>"}}')`, { a: { b: '</p>' } }],
    ['repeated keys', '{a:1,a:2}', { a: 2 }],
    ['a text in parts', '{a:"<p>"+\n\'x\' + `</p>`}', { a: '<p>x</p>' }],
    ['all numbers of scripts', '{a:1_000,b:0b11,c:0o17,d:7n}', { a: 1000, b: 3, c: 15, d: 7 }],
    ['signs before values', '{a:!!1,b:!"",c:!"x",d:!{}}', { a: true, b: true, c: false, d: false }],
    ['a frozen object', 'Object.freeze({a:Object.seal({b:1})})', { a: { b: 1 } }],
    ['encoded JSON', 'JSON.parse(decodeURIComponent("%7B%22a%22%3A1%7D"))', { a: 1 }],
    ['JSON in base64', 'window.JSON.parse(atob("eyJhIjoxfQ=="))', { a: 1 }],
  ])('[MOD-30] with %s', (_, literal, context) => {
    expect(assigned(literal)).toEqual(context);
  });

  it('[MOD-30] among other statements', () => {
    const noise =
      'var a = "Static.SQUARESPACE_CONTEXT = {x:1}"; // Static.SQUARESPACE_CONTEXT = {x:2}\n/* SQUARESPACE_CONTEXT={x:3} */ if (a == 1 / 2) { b = /"[/]{/.test(a) }\n';
    expect(
      read(`${noise}window.Static['SQUARESPACE_CONTEXT']={a:1}${noise}; go(function(){})`),
    ).toEqual({ a: 1 });
    expect(read(`<!--\nStatic = {SQUARESPACE_CONTEXT: {a: 1}, B: 2}\n//-->`)).toEqual({ a: 1 });
    expect(read('Static.SQUARESPACE_CONTEXT = Static.SQUARESPACE_CONTEXT || {a: 1}')).toEqual({
      a: 1,
    });
  });

  it.each([
    ['a comment between name and value', 'S.SQUARESPACE_CONTEXT /* x */ = // y\n {a:1}'],
    ['a comment within brackets', 'S[/* x */"SQUARESPACE_CONTEXT"/* y */]={a:1}'],
    ['a minified script', 'var t=window.S||(window.S={});t.SQUARESPACE_CONTEXT={a:1},n()'],
    ['a new object around it', 'window.S={B:2,"SQUARESPACE_CONTEXT":{a:1}}'],
    ['a variable', 'var SQUARESPACE_CONTEXT={a:1}'],
    ['a template within a template', "h=`${`a`}'`;S.SQUARESPACE_CONTEXT={a:1}"],
    ['a template in a template', "h=`<p>${a ? `it's` : '}'}</p>`;S.SQUARESPACE_CONTEXT={a:1}"],
    ['a pattern behind a word', 'function f(){return /[\'"]/.test(a)}S.SQUARESPACE_CONTEXT={a:1}'],
    ['a pattern behind a condition', "if(a(b))/'/.test(c);S.SQUARESPACE_CONTEXT={a:1}"],
    ['a line that cannot be understood', "a = b /'/ 2;\nS.SQUARESPACE_CONTEXT={a:1}"],
    ['a CDATA section', '//<![CDATA[\nS.SQUARESPACE_CONTEXT={a:1};\n//]]>'],
  ])('[MOD-30] behind %s', (_, script) => {
    expect(read(script)).toEqual({ a: 1 });
  });

  it.each([
    ['a default', 'S.SQUARESPACE_CONTEXT = window.S.SQUARESPACE_CONTEXT || {}'],
    ['a default in brackets', "S['SQUARESPACE_CONTEXT']=S['SQUARESPACE_CONTEXT']??{}"],
    ['a short default', 'S.SQUARESPACE_CONTEXT ||= {};S.SQUARESPACE_CONTEXT ??= {}'],
    ['a default of a field', 'var c = S.SQUARESPACE_CONTEXT.cookieSettings ||= {}'],
    ['a choice', 'x = q ? S.SQUARESPACE_CONTEXT : {}'],
    ['a case', 'switch (a) { case S.SQUARESPACE_CONTEXT: {} }'],
    ['an argument', 'init(S.SQUARESPACE_CONTEXT, {cookieSettings: {}})'],
    ['a comparison', 'if (S.SQUARESPACE_CONTEXT.cookieSettings == {}) go()'],
    ['a deep copy', '$.extend(true, S.SQUARESPACE_CONTEXT, {cookieSettings: {isOther: 1}})'],
    ['a merge', '_.merge(window.S.SQUARESPACE_CONTEXT, {cookieSettings: {isOther: 1}})'],
  ])('[MOD-30] keeps what it says about cookies through %s', (_, script) => {
    const strict = 'S.SQUARESPACE_CONTEXT={cookieSettings:{isRestrictiveCookiePolicyEnabled:!0}}';
    expect(read(strict, script)).toMatchObject({
      cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
    });
  });

  it('[MOD-30] takes all that is copied into it', () => {
    expect(
      read('S.SQUARESPACE_CONTEXT={a:1};Object.assign(S.SQUARESPACE_CONTEXT,{b:2},{c:3})'),
    ).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('[MOD-30] where several assign to it, or to a part of it, in the order of the page', () => {
    expect(read('S.SQUARESPACE_CONTEXT={a:1}', 'S.SQUARESPACE_CONTEXT={b:1}')).toEqual({ b: 1 });
    expect(
      read(
        'S.SQUARESPACE_CONTEXT={a:{b:1},c:1};S.SQUARESPACE_CONTEXT.a.b=2;S.SQUARESPACE_CONTEXT["d"]=3;delete x',
        'Object.assign(S.SQUARESPACE_CONTEXT, {c: 4}); if (S.SQUARESPACE_CONTEXT.a == 5) go()',
      ),
    ).toEqual({ a: { b: 2 }, c: 4, d: 3 });
  });

  const C = 'S.SQUARESPACE_CONTEXT';
  it.each<[string, string, unknown]>([
    ['{a:1}', 'Object.assign(C)', { a: 1 }],
    ['{a:1}', 'init(C,{b:2})', { a: 1 }],
    ['{a:1}', 'S={SQUARESPACE_CONTEXT:{b:1}}', { b: 1 }],
    ['{a:1}', 'S={SQUARESPACE_CONTEXT,b:1}', { a: 1 }],
    ['{a:1}', 'C.a=undefined', {}],
    ['{a:1}', 'C[0]=2', { a: 1, 0: 2 }],
    ['{a:1}', "C['b'+'c']=2", { a: 1, bc: 2 }],
    ['{a:1}', 'C[0+x]=2', null],
    ['{a:1}', "C['cookie'+x]={b:2}", null],
    ['{cookieSettings:{a:1}}', 'C.cookieSettings[name]={b:2}', null],
    ['{a:{b:1}}', 'C.a[name]=2', { a: { b: 1 } }],
    [
      '{cookieSettings:{a:1}}',
      'C.cookieSettings=C.cookieSettings||{}',
      { cookieSettings: { a: 1 } },
    ],
    ['{a:1}', 'C[f(a[0],"]")].x=2', null],
    ['{a:1}', 'go(C[name', { a: 1 }],
    ['{a:null}', 'C.a.b=1', { a: null }],
    ['{a:5}', 'C.a||={b:1}', { a: 5 }],
    ['{}', 'C.a??={b:1}', { a: { b: 1 } }],
    ['{}', 'C.a=C.a||{b:1}', { a: { b: 1 } }],
    ['{a:5}', 'C.a=C.a||{b:1}', { a: 5 }],
    ['{x:1}', 'C.a=C.b||{c:1}', { x: 1 }],
    ['{x:1}', 'C.a=C||{c:1}', { x: 1 }],
    ['{a:{b:1}}', 'Object.assign(C,{a:{c:2}})', { a: { c: 2 } }],
    ['{a:{b:1}}', 'jQuery.extend(C,{a:{c:2}})', { a: { c: 2 } }],
    ['{a:{b:1}}', 'jQuery.extend(true,C,{a:{c:2}})', { a: { b: 1, c: 2 } }],
    ['{a:{b:1}}', 'deepExtend(C,{a:{c:2}})', { a: { b: 1, c: 2 } }],
    ['{a:{b:{c:1}}}', '_.merge(C,{a:{b:{d:2}}})', { a: { b: { c: 1, d: 2 } } }],
    ['{a:5}', '_.merge(C,{a:{b:1}})', { a: { b: 1 } }],
    ['{a:{b:1}}', '_.merge(C,{a:5})', { a: 5 }],
    ['{a:{b:1}}', 'Object.assign(C.a,{c:2})', { a: { b: 1, c: 2 } }],
    ['{a:1}', 'Object.assign(C.b,{c:2})', { a: 1 }],
    ['{a:1}', 'Object.assign(C,[1])', null],
  ])('[MOD-30] %s is changed by %s', (literal, script, context) => {
    expect(assigned(`${literal};${script.replace(/\bC\b/g, C)}`)).toEqual(context);
  });

  it.each([
    ['a field of another object', 'var c=C;x.c.cookieSettings={}'],
    ['a text of the same name', 'var c=C;S["c"].cookieSettings={}'],
    ['a variable that holds something else by then', 'var c=C;c={};c.cookieSettings={}'],
    ['a part that says nothing about cookies', 'var c=C?.a;c.cookieSettings={}'],
    ['a variable that is only read', 'var c=C;Object.assign(c);f(c,{cookieSettings:{}})'],
  ])('[MOD-30] knows what it says about cookies in spite of %s', (_, script) => {
    expect(assigned(`{a:1};${script.replace('C', C)}`)).toEqual({ a: 1 });
  });

  it.each([
    ['a part of it', 'var c=C?.cookieSettings;c.isRestrictiveCookiePolicyEnabled=1'],
    ['a part of it in brackets', 'var c=C?.["cookieSettings"];c.isOther=1'],
    ['a copy into a variable', 'var c=C;Object.assign(c,{cookieSettings:{}})'],
  ])('[MOD-30] does not know what it says about cookies behind %s', (_, script) => {
    expect(assigned(`{a:1};${script.replace('C', C)}`)).toBeNull();
  });

  it('[MOD-30] passes over a script that is too long and does not name it', () => {
    expect(read(`${C}={a:1}`, 'x'.repeat(2_000_001))).toEqual({ a: 1 });
  });

  it('[MOD-30] leaves out what is no literal', () => {
    expect(
      assigned(
        '{now:Date.now(),f:function(){return {a:"}"}},g(){return "}"},b:1,list:[new Date(1,2),2],d:`${x}`}',
      ),
    ).toEqual({
      b: 1,
      list: [null, 2],
    });
  });

  it('[MOD-30] counts as unreadable where it does not end, is none, or hides what it says about cookies', () => {
    for (const literal of [
      '{"a":1',
      '{"a":"1}',
      'makeContext()',
      '[1]',
      '"text"',
      '{a:1,cookieSettings:settings()}',
      '{a:1,cookieSettings:{isRestrictiveCookiePolicyEnabled:isStrict()}}',
      '{a:1,...more}',
      '{a:1,["cookie"+x]:1}',
      '{cookieSettings}',
      '{cookieSettings(){return {}}}',
      '{get cookieSettings(){return {}}}',
      '{a:' + '['.repeat(100_000),
      `{a:"${'x'.repeat(2_000_001)}"}`,
    ])
      expect(assigned(literal), literal.slice(0, 60)).toBeNull();
    for (const more of [
      'S.SQUARESPACE_CONTEXT.cookieSettings=load()',
      'S.SQUARESPACE_CONTEXT.cookieSettings.isRestrictive|=1',
      'S.SQUARESPACE_CONTEXT[name]=value',
      "S.SQUARESPACE_CONTEXT['cookie'+x]=value",
      'S.SQUARESPACE_CONTEXT.cookieSettings[name]=value',
      'S.SQUARESPACE_CONTEXT=window.other||{}',
      'S.SQUARESPACE_CONTEXT={en:{a:1}}[language]',
      'Object.assign(S.SQUARESPACE_CONTEXT, window.more)',
      'Object.assign(S.SQUARESPACE_CONTEXT, {a: 1}, more)',
      'var c=S.SQUARESPACE_CONTEXT;c.cookieSettings={}',
      'c=S.SQUARESPACE_CONTEXT.cookieSettings;c.isRestrictiveCookiePolicyEnabled=!0',
    ])
      expect(assigned(`{a:1,cookieSettings:{}};${more}`), more).toBeNull();
  });

  it('[MOD-30] is none where nothing is assigned', () => {
    for (const script of [
      '',
      'if (Static.SQUARESPACE_CONTEXT === x) go(Static.SQUARESPACE_CONTEXT)',
      'x = "SQUARESPACE_CONTEXT"; MY_SQUARESPACE_CONTEXT = {a:1}',
      '"unended',
      '/unended',
    ])
      expect(read(script), script).toBeUndefined();
  });

  it('[MOD-30] never touches prototypes, nor runs anything', () => {
    const context = assigned(
      '{"__proto__":{"polluted":true},constructor:{prototype:{polluted:true}}}',
    )!;
    expect(Object.getPrototypeOf(context)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
    const odd = read('S.SQUARESPACE_CONTEXT={};S.SQUARESPACE_CONTEXT["__proto__"]={b:1}')!;
    expect(Object.getPrototypeOf(odd)).toBe(Object.prototype);
    read('S.SQUARESPACE_CONTEXT={};S.SQUARESPACE_CONTEXT.__proto__.polluted=true');
    expect('polluted' in {}).toBe(false);
  });
});

it('[MOD-30] reads whatever JSON says as JSON says it', () => {
  for (const value of [{ a: ['\u2028</script>', 1e21, -0.5, null, true, { '': {} }] }, [], '', 0])
    expect(readLiteral(JSON.stringify(value))?.value).toEqual(value);
});
