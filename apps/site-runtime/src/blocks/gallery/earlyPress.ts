/**
 * Written into a page with slideshows that wait for a hand: "next" and "previous" scroll their line from the moment at
 * which they are seen, while every other script is on its way. Where the line does not move, at its ends, the press goes
 * on to the code that holds it (`boot/holdEarlyUse`). Slides lie side by side in reading order, so that the second one's place
 * also says which way that is.
 */
export const earlyPress = `document.addEventListener('click',e=>{let b=e.target.closest?.('[data-when=near]:not([data-attached]) [data-layout=stacked] :is(.pl-gallery-next,.pl-gallery-previous)'),l=b?.closest('.pl-gallery').querySelector('.pl-gallery-slides'),[f,s]=l?.children??[],x=l?.scrollLeft;if(!s)return;l.scrollBy({left:(s.offsetLeft-f.offsetLeft)*(b.matches('.pl-gallery-next')||-1),behavior:'instant'});if(l.scrollLeft!=x){e.preventDefault();e.stopImmediatePropagation()}},true)`;
