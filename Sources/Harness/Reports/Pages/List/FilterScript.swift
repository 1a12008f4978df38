/// The script of a list's search, whose counts are those of what is shown.
enum FilterScript {
  static let text =
    #"""
      let scenarios, words, indices
      const noteScenarios = () => {
        scenarios = [...document.querySelectorAll(".scenario")]
        words = scenarios.map(s => s.querySelector(".line").textContent.replace(/\s+/g, " ").toLowerCase())
        indices = new Map(scenarios.map((s, i) => [s.id, i]))
      }
      noteScenarios()
      // Brings the entries that wait until the first picture is seen.
      const complete = () => {
        const later = document.querySelectorAll("noscript.entries")
        if (!later.length) return
        for (const entries of later) entries.outerHTML = entries.textContent
        noteScenarios()
      }
      const cards = [...document.querySelectorAll(".cause-card")]
      const places = new Map(cards.map(card => [card, [...card.querySelectorAll("[data-of]")]]))
      const search = document.getElementById("search")
      const found = document.getElementById("found")
      const choices = [...document.querySelectorAll(".filter input")]
      const kindsOf = choice => (choice.dataset.kinds ?? "").split(" ").filter(kind => kind)
      const isOf = (scenario, kinds) => !kinds.length || kinds.includes(scenario.dataset.kind)
      const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`
      const write = (element, text) => { if (element && element.textContent !== text) element.textContent = text }
      const hide = (element, isHidden) => { if (element.hidden !== isHidden) element.hidden = isHidden }

      const filter = () => {
        complete()
        const terms = search.value.toLowerCase().split(/\s+/).filter(term => term)
        const kinds = kindsOf(choices.find(choice => choice.checked) ?? choices[0])
        const hits = words.map(text => terms.every(term => text.includes(term)))
        const isShown = i => hits[i] && isOf(scenarios[i], kinds)
        scenarios.forEach((s, i) => hide(s, !hits[i]))
        for (const choice of choices) {
          const own = kindsOf(choice)
          write(choice.parentElement.querySelector("b"),
            String(scenarios.filter((s, i) => hits[i] && isOf(s, own)).length))
        }
        for (const part of document.querySelectorAll(".list:not(.causes), .group")) {
          const count = [...part.querySelectorAll(".scenario")].filter(s => isShown(indices.get(s.id))).length
          hide(part, count === 0)
          write(part.querySelector(".count"), String(count))
        }
        filterCauses(id => indices.has(id) && isShown(indices.get(id)), terms.length || kinds.length)
        write(found, terms.length ? `${scenarios.filter((s, i) => isShown(i)).length} found` : "")
      }

      // A cause is shown with those of its scenarios that are.
      const filterCauses = (isShown, isNarrow) => {
        const all = new Set()
        for (const card of cards) {
          let count = 0
          for (const place of places.get(card)) {
            const fits = isShown(place.dataset.of)
            if (place.tagName === "LI") { hide(place, !fits); if (fits) count += 1 }
            if (fits) all.add(place.dataset.of)
          }
          hide(card, !places.get(card).some(place => isShown(place.dataset.of)))
          write(card.querySelector(".elsewhere-count"), String(count))
          const more = card.querySelector(".more")
          if (more) hide(more, !more.querySelector("li:not([hidden])"))
        }
        const section = document.querySelector(".causes")
        if (!section) return
        const shown = cards.filter(card => !card.hidden).length
        hide(section, shown === 0)
        write(document.getElementById("causes-title"), isNarrow
          ? `${counted(all.size, "scenario")} for ${counted(shown, "reason")}` : section.dataset.title)
      }

      // Shows everything again.
      const widen = () => {
        search.value = ""
        if (choices[0]) choices[0].checked = true
        filter()
      }

    """#
}
