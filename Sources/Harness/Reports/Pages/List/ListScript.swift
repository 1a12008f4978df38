/// The script of a list: the search, the keyboard, and pictures that are made when they are shown.
enum ListScript {
  static let text =
    #"""
    (() => {
      const page = document.documentElement
      page.classList.add("scripted")
      const scenarios = [...document.querySelectorAll(".scenario")]
      const words = scenarios.map(s => s.querySelector(".line").textContent.replace(/\s+/g, " ").toLowerCase())
      const search = document.getElementById("search")
      const found = document.getElementById("found")

      // The parts of pictures, by their ids. Only those that are shown become part of the page, since
      // each part that uses others costs as much as all of them.
      const parts = new Map(document.getElementById("parts").textContent.split("\n")
        .map(line => [line.match(/^<\w+ id="(\w+)"/)?.[1], line]))
      const holder = document.createElement("template")
      holder.innerHTML = '<svg class="definitions" aria-hidden="true"><defs></defs></svg>'
      const definitions = holder.content.querySelector("defs")
      document.body.append(holder.content)
      const bring = text => {
        const open = [text], found = []
        while (open.length) for (const [, id] of open.pop().matchAll(/(?:href="|="url\()#(\w+)/g)) {
          const part = parts.get(id)
          if (!part) continue
          parts.delete(id)
          found.push(part)
          open.push(part)
        }
        holder.innerHTML = `<svg>${found.join("")}</svg>`
        definitions.append(...holder.content.firstChild.childNodes)
      }

      // Without scripts, the content of noscript is part of the page; with scripts, it is text until
      // it is needed.
      const develop = scenario => {
        for (const film of scenario.querySelectorAll("noscript.deferred")) {
          bring(film.textContent)
          holder.innerHTML = film.textContent
          film.replaceWith(holder.content)
        }
        const first = scenario.querySelector(".frame.differs")
        if (first && !scenario.querySelector(".frame.current")) choose(first, false)
      }
      const choose = (frame, scrolls = true) => {
        const film = frame.parentElement
        for (const other of film.querySelectorAll(".current")) other.classList.remove("current")
        frame.classList.add("current")
        film.scrollLeft = frame.offsetLeft - film.offsetLeft
        if (scrolls) frame.scrollIntoView({block: "nearest", inline: "nearest"})
      }

      const isSeen = scenario => scenario.getClientRects().length > 0
      const filter = () => {
        const terms = search.value.toLowerCase().split(/\s+/).filter(term => term)
        scenarios.forEach((s, i) => { s.hidden = !terms.every(term => words[i].includes(term)) })
        for (const part of document.querySelectorAll(".list, .group"))
          part.hidden = !part.querySelector(".scenario:not([hidden])")
        found.textContent = terms.length ? `${scenarios.filter(isSeen).length} found` : ""
      }

      let current = null
      const open = scenario => {
        if (current && current !== scenario) current.open = false
        current = scenario
        scenario.open = true
        develop(scenario)
        scenario.querySelector("summary").focus({preventScroll: true})
        const show = () => scenario.scrollIntoView({block: "start"})
        show()
        // Lines that were not laid out before may be higher than estimated.
        requestAnimationFrame(show)
      }
      const go = distance => {
        const all = scenarios.filter(s => s.tagName === "DETAILS" && isSeen(s))
        if (!all.length) return
        const place = all.indexOf(current)
        const target = place < 0 ? (distance > 0 ? 0 : all.length - 1) : place + distance
        if (all[target]) open(all[target])
      }
      const step = distance => {
        const film = (current?.open ? current : document.querySelector("details.scenario[open]"))
          ?.querySelector(".film")
        if (!film) return false
        const frames = [...film.children]
        const place = frames.findIndex(frame => frame.classList.contains("current"))
        const target = frames[place < 0 ? (distance > 0 ? 0 : frames.length - 1) : place + distance]
        if (target) choose(target)
        return true
      }

      const follow = () => {
        const anchor = location.hash.slice(1)
        const scenario = scenarios.find(s => s.id === anchor || anchor.startsWith(s.id + ".step-"))
        if (!scenario) return
        if (scenario.tagName === "DETAILS") open(scenario)
        const frame = document.getElementById(anchor)
        if (frame && frame !== scenario) choose(frame)
      }

      document.addEventListener("toggle", event => {
        if (!event.target.open || !event.target.matches(".scenario")) return
        current = event.target
        develop(event.target)
      }, true)
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; filter(); search.blur() }
          if (event.key === "Enter") { search.blur(); go(1) }
          return
        }
        if (event.target.matches?.("input")) return
        if (event.key === "/") { event.preventDefault(); search.focus() }
        else if (event.key === "j") go(1)
        else if (event.key === "k") go(-1)
        else if (event.key === "Escape") { search.value = ""; filter() }
        else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
          if (step(event.key === "ArrowRight" ? 1 : -1)) event.preventDefault()
        }
      })
      search.addEventListener("input", filter)
      document.querySelector(".filter").addEventListener("change", filter)
      addEventListener("hashchange", follow)
      addEventListener("beforeprint", () => scenarios.filter(s => s.open).forEach(develop))
      scenarios.filter(s => s.open).forEach(develop)
      follow()
    })()

    """#
}
