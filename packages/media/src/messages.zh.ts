import type { backgroundMessages, imageMessages, mapMessages, videoMessages } from './messages';

type MediaMessageKey =
  | keyof typeof imageMessages
  | keyof typeof videoMessages
  | keyof typeof backgroundMessages
  | keyof typeof mapMessages;

/** Chinese texts; pass them as `messages`. */
export const chineseMediaMessages: Record<MediaMessageKey, string> = {
  'media.image.pinterest': '保存到 Pinterest（新窗口）',
  'media.video.play': '播放视频',
  'media.video.playTitled': '播放视频：{title}',
  'media.video.player': '视频播放器',
  'media.video.invalid': '嵌入的视频无效',
  'media.video.consent': '播放此视频会向 {provider} 发送数据。',
  'media.video.failed': '无法加载视频。',
  'media.background.play': '播放背景视频',
  'media.background.pause': '暂停背景视频',
  'media.map.open': '使用交互式地图',
  'media.map.consent': '加载此地图会向{provider}发送数据。',
  'media.map.provider': '地图提供商',
  'media.map.loading': '正在加载地图…',
  'media.map.failed': '无法加载地图。',
  'media.map.directions': '获取路线（新窗口）',
  'media.map.marker': '在地图中打开 {address}（新窗口）',
  'media.map.label': '地图：{address}',
  'media.map.zoomIn': '放大',
  'media.map.zoomOut': '缩小',
};
