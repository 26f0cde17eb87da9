/**
 * Forms of published pages, one per generation: only structure and names are theirs, the texts are
 * ours.
 */

/** Generation 0: the page has only the form's id. */
export const generation0 = `
<div class="form-block" data-block-json='{"formId":"f0","formName":"Old","submitButtonText":"Send","submissionMessage":"Thanks"}'>
  <div class="form-wrapper"></div>
</div>`;

/** Generation 1: everything is in the markup. */
export const generation1 = `
<div class="sqs-block form-block sqs-block-form" id="block-1"><div class="sqs-block-content">
  <div class="form-wrapper"><div class="form-inner-wrapper">
    <form data-form-id="f1" data-success-redirect="" method="POST" novalidate autocomplete="on">
      <div class="field-list clear">
        <fieldset id="name-1" class="form-item fields name required">
          <legend class="title">Name <span class="required">*</span></legend>
          <div class="field first-name"><label class="caption"><input class="field-element field-control" name="fname" maxlength="30" type="text" data-title="First"> First Name</label></div>
          <div class="field last-name"><label class="caption"><input class="field-element field-control" name="lname" maxlength="30" type="text" data-title="Last"> Last Name</label></div>
        </fieldset>
        <div id="email-1" class="form-item field email required">
          <label class="title" for="email-1-field">Email Address <span class="required">*</span></label>
          <input class="field-element" name="email" type="email" autocomplete="email" spellcheck="false" id="email-1-field">
        </div>
        <div id="textarea-1" class="form-item field textarea">
          <label class="title" for="textarea-1-field">Message</label>
          <textarea class="field-element" id="textarea-1-field" maxlength="20"></textarea>
        </div>
        <fieldset id="phone-1" class="form-item fields phone">
          <legend class="title">Phone</legend>
          <div class="field text three-digits"><label class="caption"><input class="field-element" x-autocompletetype="phone-area-code" type="text" maxlength="3" data-title="Areacode"> (###)</label></div>
          <div class="field text three-digits"><label class="caption"><input class="field-element" type="text" maxlength="3" data-title="Prefix"> ###</label></div>
          <div class="field text four-digits"><label class="caption"><input class="field-element" type="text" maxlength="4" data-title="Line"> ####</label></div>
        </fieldset>
        <fieldset id="date-1" class="form-item fields date">
          <legend class="title">Date</legend>
          <div class="field month two-digits"><label class="caption"><input class="field-element" type="text" maxlength="2" data-title="Month"> MM</label></div>
          <div class="field day two-digits"><label class="caption"><input class="field-element" type="text" maxlength="2" data-title="Day"> DD</label></div>
          <div class="field year four-digits"><label class="caption"><input class="field-element" type="text" maxlength="4" data-title="Year"> YYYY</label></div>
        </fieldset>
        <fieldset id="address-1" class="form-item fields address">
          <legend class="title">Address</legend>
          <div class="field address1"><label class="caption"><input class="field-element" name="address" type="text"> Address 1</label></div>
          <div class="field address2"><label class="caption"><input class="field-element" name="address2" type="text"> Address 2</label></div>
          <div class="field city"><label class="caption"><input class="field-element" name="city" type="text"> City</label></div>
          <div class="field state-province"><label class="caption"><input class="field-element" name="state" type="text"> State</label></div>
          <div class="field zip"><label class="caption"><input class="field-element" name="zip" type="text"> Zip</label></div>
          <div class="field country"><label class="caption"><input class="field-element" name="country" type="text"> Country</label></div>
        </fieldset>
        <fieldset id="checkbox-1" class="form-item field checkbox">
          <legend class="title">Extras</legend>
          <div class="option"><label><input type="checkbox" name="checkbox-1-field" value="Cake"> Cake</label></div>
          <div class="option"><label><input type="checkbox" name="checkbox-1-field" value="Tea"> Tea</label></div>
        </fieldset>
        <fieldset id="radio-1" class="form-item field radio required">
          <legend class="title">Colour <span class="required">*</span></legend>
          <div class="option"><label><input type="radio" name="radio-1-field" value="Red"> Red</label></div>
          <div class="option"><label><input type="radio" name="radio-1-field" value="Blue"> Blue</label></div>
        </fieldset>
        <div id="select-1" class="form-item field select">
          <label class="title" for="select-1-field">Size</label>
          <select id="select-1-field"><option value="Small">Small</option><option value="Large">Large</option></select>
        </div>
        <fieldset id="likert-1" class="form-item field likert">
          <legend class="title">Opinion</legend>
          <div class="item">
            <fieldset class="question"><legend>It was clean</legend></fieldset>
            <div class="option"><label><input type="radio" name="likert-1-0" value="-2"> Strongly Disagree</label></div>
            <div class="option"><label><input type="radio" name="likert-1-0" value="2"> Strongly Agree</label></div>
          </div>
        </fieldset>
        <div id="section-1" class="form-item section underline"><div class="title">A part</div></div>
        <div class="field text"><input name="not-an-item" type="email" value="never checked"></div>
      </div>
      <div class="form-button-wrapper"><input class="button sqs-system-button sqs-editable-button" type="submit" value="Submit"></div>
      <div class="hidden form-submission-text">Thank you!</div>
      <div class="hidden form-submission-html" data-submission-html=""></div>
    </form>
  </div></div>
</div></div>`;

/** Generation 2: the same, with the description and the message beside it. */
export const generation2 = `
<div class="sqs-block form-block sqs-block-form" id="block-2"><div class="sqs-block-content">
  <div class="form-wrapper">
    <script type="application/json" class="sqs-form-block-context">{"formId":"f2","formName":"New","collectionId":"c2","objectName":"o2","formFields":[{"type":"text","id":"text-2","title":"Subject","required":true},{"type":"hidden","id":"hidden-2","title":"ref","key":"ref","value":"none"}],"formSubmitButtonText":"Go","formSubmissionMessage":{"html":"<p>Fallback</p>"},"captchaEnabled":false}</script>
    <div class="form-inner-wrapper">
      <form data-form-id="f2" method="POST" novalidate>
        <div class="field-list clear">
          <div id="text-2" class="form-item field text required"><label class="title" for="text-2-field">Subject</label><input type="text" class="field-element" id="text-2-field"></div>
        </div>
        <div class="form-button-wrapper"><input class="button" type="submit" value="Go"></div>
      </form>
    </div>
    <div class="hidden form-submission-text"></div>
    <div class="hidden form-submission-html" data-submission-html="&lt;p&gt;Thanks, &lt;a href=&quot;/more&quot; onclick=&quot;evil()&quot;&gt;more&lt;/a&gt;&lt;img src=x onerror=evil()&gt;&lt;script&gt;evil()&lt;/script&gt;&lt;a href=&quot;javascript:evil()&quot;&gt;bad&lt;/a&gt;&lt;/p&gt;"></div>
  </div>
</div></div>`;

/** Generation 3: a wrapper block; the fields exist only in its description. */
export const generation3 = `
<div class="sqs-block website-component-block sqs-block-website-component sqs-block-form" data-block-type="1337" data-definition-name="website.components.form" id="block-3">
  <div class="sqs-block-content"><div class="form-wrapper">
    <script type="application/json" class="sqs-form-block-context">{"formId":"f3","formName":"Newest","formFields":[{"type":"name","id":"name-3","title":"Name","required":true},{"type":"likert","id":"likert-3","title":"Opinion","options":["Clean"]}],"formSubmitButtonText":"Send","formSubmissionMessage":{"html":"<p>Bye</p>"},"formFieldFormats":{"initialNameOrder":"FAMILY_FIRST"}}</script>
  </div></div>
</div>`;
