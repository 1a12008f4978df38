/// The script of a list: what is open, links, and going from one entry to another.
enum ListScript {
  /// Returns the script.
  ///
  /// - Parameter addition: What runs after the keys are known and before the page is shown.
  static func text(adding addition: String) -> String {
    PageScript.beginning + PictureScript.text + CompareScript.text + ZoomScript.text + FilmScript.text
      + FilterScript.text + own + KeyScript.text + addition + ending
  }

  private static let own =
    #"""
      const isSeen = element => element.getClientRects().length > 0
      let current = null
      const setCurrent = item => {
        if (current && current !== item) {
          current.classList.remove("current")
          if (current.tagName === "DETAILS") current.open = false
        }
        current = item
        item.classList.add("current")
      }
      const show = item => {
        // Lines that were not laid out before may be higher than estimated.
        let rest = 12
        const scroll = () => {
          const top = item.getBoundingClientRect().top
          item.scrollIntoView({block: "start", behavior: "instant"})
          rest -= item.getBoundingClientRect().top === top ? 4 : 1
          if (rest > 0) requestAnimationFrame(scroll)
        }
        scroll()
      }
      const open = item => {
        setCurrent(item)
        if (item.tagName === "DETAILS") {
          item.open = true
          makeIn(item)
        } else {
          makeIn(item, ".stage > ")
        }
        item.querySelector("summary, h3 a")?.focus({preventScroll: true})
        show(item)
      }
      const go = distance => {
        complete()
        const all = [...cards, ...scenarios.filter(s => s.tagName === "DETAILS")].filter(isSeen)
        if (!all.length) return
        const place = all.indexOf(current)
        const target = place < 0 ? (distance > 0 ? 0 : all.length - 1) : place + distance
        if (all[target]) open(all[target])
      }
      const step = distance => {
        const film = (current?.open ? current : document.querySelector("details.scenario[open]"))
          ?.querySelector(".film")
        if (!film) return false
        const all = frames(film)
        const place = all.findIndex(frame => frame.classList.contains("current"))
        const target = all[place < 0 ? (distance > 0 ? 0 : all.length - 1) : place + distance]
        if (target) choose(target)
        return true
      }
      // The pictures that keys enlarge: those of the current entry, or the first ones that are seen.
      const pictures = () => {
        const all = [...(current && isSeen(current) ? current : document).querySelectorAll(".pictures")].filter(isSeen)
        return all.find(each => each.getBoundingClientRect().bottom > 0) ?? all[0]
      }

      // Opens what the address names, also if the filter hides it.
      const follow = () => {
        const anchor = linkedID()
        if (!anchor) return
        complete()
        const item = cards.find(card => card.id === anchor) ?? scenarios
          .filter(s => s.id === anchor || anchor.startsWith(`${s.id}.`))
          .reduce((longest, s) => !longest || s.id.length > longest.id.length ? s : longest, null)
        if (!item) return
        if (!isSeen(item)) {
          widen()
          found.textContent = "The filter now shows all, to show what the link names."
        }
        if (item.tagName === "DIV") return show(item)
        open(item)
        const frame = document.getElementById(anchor)
        if (frame?.matches(".frame")) choose(frame)
      }

      document.addEventListener("toggle", event => {
        if (!event.target.open || !event.target.matches(".scenario")) return
        setCurrent(event.target)
        makeIn(event.target)
      }, true)
      document.addEventListener("click", event => {
        const link = event.target.closest?.("a[href^='#']")
        // A second click on the same link changes no address.
        if (link && link.hash === location.hash && !link.closest(".timeline, .chart")) follow()
      })

    """#

  private static let ending =
    #"""
      search.addEventListener("input", filter)
      document.querySelector(".filter").addEventListener("change", filter)
      addEventListener("hashchange", follow)
      addEventListener("beforeprint", () => {
        complete()
        for (const card of cards) makeIn(card)
        for (const scenario of scenarios.filter(s => s.open)) {
          makeIn(scenario)
          for (const frame of scenario.querySelectorAll(".frame")) unfold(frame)
        }
      })
      for (const scenario of scenarios) if (scenario.open) makeIn(scenario)
      equip(document.querySelector("main"))
      follow()
      // After the frame that shows the first picture.
      requestAnimationFrame(() => setTimeout(complete))
    })()

    """#
}
