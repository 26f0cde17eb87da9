import type { siteApiMessages } from './messages';

/** The request layer in Chinese. */
export const chineseSiteApiMessages: Readonly<Record<keyof typeof siteApiMessages, string>> = {
  'siteApi.unreadableAnswer': '内部错误：无法将服务器（{url}）的响应解析为 JSON：{message}',
  'siteApi.unauthorized': '未经授权的请求',
  'siteApi.serverError': '服务器内部错误，请稍后重试。',
  'siteApi.serviceUnavailable': '此服务暂时不可用，请稍后重试。',
  'siteApi.unableToConnect': '无法连接…',
  'siteApi.misfit': '{callName}：响应中的“{field}”不是 {expected}。',
  'siteApi.tooLarge': '{callName}：响应过大。',
  'siteApi.aborted': '{callName} 已取消。',
  'siteApi.somethingWentWrong': '出错了！',
  'siteApi.reloadPage': '重新加载页面',
  'siteApi.clear': '关闭',
};
