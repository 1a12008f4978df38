/// The script of a gallery: the search and the keyboard.
enum GalleryScript {
  static let text =
    #"""
    (() => {
      document.documentElement.classList.add("scripted")
      const search = document.getElementById("search")
      const cards = [...document.querySelectorAll(".card")]
      const words = cards.map(card =>
        card.querySelector(".class").textContent + " " + card.querySelector("strong").textContent)
        .map(text => text.toLowerCase())

      const filter = () => {
        const terms = search.value.toLowerCase().split(/\s+/).filter(term => term)
        cards.forEach((card, i) => { card.hidden = !terms.every(term => words[i].includes(term)) })
        document.getElementById("found").textContent =
          terms.length ? `${cards.filter(card => !card.hidden).length} found` : ""
      }

      const sections = [...document.querySelectorAll(".script-section")]
      let section = -1
      const go = distance => {
        const target = section < 0 && distance < 0 ? -1 : section + distance
        if (!sections[target]) return
        section = target
        sections[section].scrollIntoView({block: "start"})
        sections[section].querySelector("a").focus({preventScroll: true})
      }
      const step = distance => {
        const film = sections[Math.max(section, 0)]?.querySelector(".film")
        if (!film) return false
        const frames = [...film.children]
        const place = frames.findIndex(frame => frame.classList.contains("current"))
        const target = frames[place < 0 ? (distance > 0 ? 0 : frames.length - 1) : place + distance]
        if (!target) return true
        frames[place]?.classList.remove("current")
        target.classList.add("current")
        film.scrollLeft = target.offsetLeft - film.offsetLeft
        return true
      }
      for (const [index, element] of sections.entries())
        element.addEventListener("pointerdown", () => { section = index })

      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; filter(); search.blur() }
          if (event.key === "Enter") cards.find(card => !card.hidden)?.querySelector("a").click()
          return
        }
        if (event.target.matches?.("input")) return
        if (event.key === "/" && search) { event.preventDefault(); search.focus() }
        else if (event.key === "Escape" && search) { search.value = ""; filter() }
        else if (event.key === "j") go(1)
        else if (event.key === "k") go(-1)
        else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
          if (step(event.key === "ArrowRight" ? 1 : -1)) event.preventDefault()
        }
      })
      search?.addEventListener("input", filter)
    })()

    """#
}
