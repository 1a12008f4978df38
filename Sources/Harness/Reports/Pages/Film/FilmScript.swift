/// The script that shows the steps of a scenario one at a time, chosen on a timeline.
enum FilmScript {
  static let text =
    #"""
      // The pictures of steps that were not chosen yet, which are not in the page.
      const folded = new Map()
      const boxes = frame => [...frame.querySelectorAll(".pictures, .trees")]
      const foldFilm = film => {
        for (const frame of film.children) folded.set(frame, boxes(frame).map(box => {
          const nodes = [...box.childNodes]
          box.replaceChildren()
          return nodes
        }))
      }
      const unfold = frame => {
        const contents = folded.get(frame)
        if (!contents) return
        folded.delete(frame)
        boxes(frame).forEach((box, i) => {
          bring(contents[i].map(node => node.outerHTML ?? "").join(""))
          box.append(...contents[i])
          if (box.matches(".pictures")) equipPictures(box)
        })
      }
      const frames = film => [...film.children]
      const linksTo = frame => document.querySelectorAll(`:is(.timeline, .chart) a[href="#${CSS.escape(frame.id)}"]`)
      const entryOf = frame => [...linksTo(frame)].find(link => link.closest(".timeline"))
      const choose = (frame, scrolls = true) => {
        const film = frame.parentElement
        for (const other of film.querySelectorAll(":scope > .current")) {
          other.classList.remove("current")
          for (const link of linksTo(other)) link.removeAttribute("aria-current")
        }
        frame.classList.add("current")
        if (folded.has(frame)) {
          unfold(frame)
          addWords(frame)
        }
        const entry = entryOf(frame)
        for (const link of linksTo(frame)) link.setAttribute("aria-current", "step")
        if (entry) entry.closest(".timeline").scrollLeft = entry.offsetLeft - entry.closest(".timeline").offsetLeft - 40
        else film.scrollLeft = frame.offsetLeft - film.offsetLeft
        if (scrolls && !entry) frame.scrollIntoView({block: "nearest", inline: "nearest"})
      }

      const span = (name, ...content) => {
        const element = document.createElement("span")
        element.className = name
        element.append(...content)
        return element
      }
      // A statement in a few words: the last action or assertion, such as tap or notNil.
      const brief = cause => {
        const calls = [...cause.matchAll(/grey_(\w+)\(/g)].map(match => match[1])
        const last = cause.match(/\.(perform|assert)\(grey_(\w+)/)
        return last ? last[2] : calls.at(-1) ?? cause.match(/^\w+/)?.[0] ?? cause
      }
      const entry = frame => {
        const calls = [...frame.querySelectorAll(".events .called")]
        const times = [...frame.querySelectorAll(".events .animated")].map(item => Number(item.dataset.seconds) || 0)
        const seconds = Math.max(0, ...times)
        const item = document.createElement("li")
        item.classList.toggle("differs", frame.classList.contains("differs"))
        item.style.setProperty("--seconds", Math.min(seconds, 3))
        const link = document.createElement("a")
        link.href = `#${frame.id}`
        const cause = frame.querySelector(".cause code").textContent
        const number = document.createElement("b")
        number.textContent = frame.querySelector(".cause b").textContent.replace(/\D+/g, "")
        const bar = document.createElement("i")
        bar.style.width = `${Math.min(seconds, 3) * 5}rem`
        link.append(span("input", number, brief(cause)),
          span("call", ...calls.slice(0, 8).map(() => document.createElement("i"))),
          span("time", ...(times.length ? [bar, `${seconds} s`] : [])))
        link.title = [cause, ...[...frame.querySelectorAll(".events li")].map(li => li.textContent)].join("\n")
        link.setAttribute("aria-label", [`Step ${number.textContent}: ${cause}`,
          calls.length ? `${calls.length} called` : "", times.length ? `animated for ${seconds} s` : "",
          item.matches(".differs") ? "differs" : ""].filter(part => part).join(", "))
        item.append(link)
        return item
      }
      // What differs in a step in words, beside its pictures.
      const addWords = frame => {
        const link = frame.closest(".scenario")?.querySelector(`.differences a[href="#${CSS.escape(frame.id)}"]`)
        const text = link?.closest("h3").nextElementSibling
        if (!text?.matches("pre")) return
        let box = frame.querySelector(".trees")
        if (!box) frame.append(box = span("trees"))
        box.prepend(text.cloneNode(true))
      }
      const chooseLinked = event => {
        const link = event.target.closest("a")
        if (!link || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        history.replaceState(null, "", link.hash)
        choose(document.getElementById(link.hash.slice(1)))
      }
      const equipFilm = film => {
        if (!folded.has(film.firstElementChild)) return
        film.classList.add("timed")
        film.closest(".scenario")?.classList.add("filmed")
        film.removeAttribute("tabindex")
        const all = frames(film)
        if (all.length > 1) {
          const timeline = document.createElement("ol")
          timeline.className = "timeline"
          timeline.tabIndex = 0
          timeline.setAttribute("aria-label", "Steps in time")
          timeline.append(...all.map(entry))
          timeline.addEventListener("click", chooseLinked)
          const chart = film.previousElementSibling?.matches(".chart") ? film.previousElementSibling : null
          chart?.addEventListener("click", chooseLinked)
          timeline.classList.toggle("charted", !!chart)
          ;(chart ?? film).before(timeline)
          if (!chart && film.querySelector(".events")) {
            const key = document.createElement("p")
            key.className = "keys-of-time"
            key.innerHTML = "<span><i></i>call</span><span><i class=animated></i>animation, as long as its time</span>"
            timeline.before(key)
          }
        }
        choose(film.querySelector(":scope > .differs") ?? film.firstElementChild, false)
      }

    """#
}
