/// Scripts that check a page in a browser, and return what is wrong.
enum PageChecks {
  private static let shared = #"""
    // What is in something closed may have a place, but is not seen.
    const seen = element => element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0
    const name = element => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 20)}`

    """#

  /// The texts whose contrast with what is around them is below 4.5 to 1, and the number of texts.
  static let contrast =
    shared + #"""
      const parse = text => {
        const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number)
        return [r, g, b, a]
      }
      const over = (top, under) => [0, 1, 2].map(i => top[i] * top[3] + under[i] * (1 - top[3])).concat(1)
      const behind = element => {
        if (!element) return parse(getComputedStyle(document.documentElement).colorScheme === "x" ? "" : "rgb(255,255,255)")
        const color = parse(getComputedStyle(element).backgroundColor)
        return color[3] === 1 ? color : over(color, behind(element.parentElement))
      }
      const light = color => {
        const [r, g, b] = color.map(value => value / 255)
          .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
        return .2126 * r + .7152 * g + .0722 * b
      }
      const texts = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        if (!walker.currentNode.data.trim() || !seen(element) || element.closest("svg, noscript, script, style")) continue
        texts.push(element)
      }
      const faint = texts.filter(element => {
        const under = behind(element)
        const own = over(parse(getComputedStyle(element).color), under)
        const [low, high] = [light(own), light(under)].sort((a, b) => a - b)
        return (high + .05) / (low + .05) < 4.5
      })
      return {faint: [...new Set(faint.map(name))].join("; "), count: String(texts.length)}
      """#

  /// The landmarks, and headings, sections and controls without their place or name.
  static let structure =
    shared + #"""
      const landmarks = [...document.body.children].filter(e => ["HEADER", "NAV", "MAIN", "FOOTER"].includes(e.tagName))
      const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(seen)
      const skipped = headings.filter((h, i) => i > 0 && Number(h.tagName[1]) > Number(headings[i - 1].tagName[1]) + 1)
      const named = element => (element.getAttribute("aria-label") ?? "").trim() || element.textContent.trim()
        || element.labels?.length || document.getElementById(element.getAttribute("aria-labelledby"))
      const used = [...document.querySelectorAll("a, button, input, summary, [tabindex], [role=group], [role=img]")]
        .filter(element => seen(element) && !element.matches("pre"))
      return {landmarks: landmarks.map(e => e.tagName.toLowerCase()).join(" "), headings: skipped.map(name).join("; "),
        unnamed: used.filter(element => !named(element)).map(name).join("; "),
        sections: [...document.querySelectorAll("section, article")].filter(e => !named(e)).map(name).join("; ")}
      """#

  /// The first thing that has the focus, and whatever has it before something that is above it.
  static let focusOrder =
    shared + #"""
      const all = [...document.querySelectorAll("a[href], button, input, summary, [tabindex]")]
      const positive = all.filter(element => element.tabIndex > 0).length
      const order = all.filter(element => seen(element) && element.tabIndex === 0 && !element.closest("dialog"))
      const main = order.filter(element => element.closest("main") && !element.matches("pre"))
      // Beside each other, what is later may begin a little higher.
      const backward = main.filter((element, i) => i > 0 && element.closest(".cause-card, .scenario") !==
        main[i - 1].closest(".cause-card, .scenario") &&
        element.getBoundingClientRect().top < main[i - 1].getBoundingClientRect().top - 1)
      return {first: order[0].hash, positive: String(positive), backward: backward.map(name).join("; ")}
      """#

  /// What is wider than a phone, or too small for a finger.
  static let phone =
    shared + #"""
      const root = document.documentElement
      const scrolls = element => element && (["auto", "scroll", "hidden"].includes(getComputedStyle(element).overflowX)
        || scrolls(element.parentElement))
      const wide = [...document.querySelectorAll("body *")].filter(element => seen(element) && !element.closest("svg")
        && element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement))
      const small = [...document.querySelectorAll("button, summary, .filter span")].filter(element =>
        seen(element) && element.getBoundingClientRect().height < 24)
      return {width: String(innerWidth), overflow: String(root.scrollWidth - innerWidth > 0 ? root.scrollWidth : 0),
        wide: wide.map(name).join("; "), small: small.map(name).join("; "),
        filter: String(document.querySelector("nav").getBoundingClientRect().height < innerHeight / 3)}
      """#
}
