/// The script of a gallery.
enum GalleryScript {
  static let text =
    PageScript.beginning + PictureScript.text + ZoomScript.text + bare + GalleryHomeScript.text + pages + keys

  /// A gallery has one picture of each step and configuration, so there is nothing to compare, and all steps are seen.
  private static let bare =
    #"""
      // The pictures of a film that was made stay text until they are about to be seen.
      const foldFilm = film => {
        for (const view of film.querySelectorAll(".view")) {
          const deferred = document.createElement("noscript")
          deferred.className = "deferred"
          deferred.textContent = view.innerHTML
          view.replaceChildren(deferred)
        }
      }
      const equipFilm = () => {}
      const showShare = () => {}
      const equipPictures = pictures => {
        if (pictures.dataset.equipped) return
        pictures.dataset.equipped = "yes"
        for (const view of pictures.querySelectorAll(".view")) equipView(view, pictures)
      }

    """#

  private static let pages =
    #"""
      const sections = [...document.querySelectorAll(".script-section")]
      let section = -1
      const go = distance => {
        const target = section < 0 && distance < 0 ? -1 : section + distance
        if (!sections[target]) return
        section = target
        sections[section].scrollIntoView({block: "start"})
        sections[section].querySelector("a").focus({preventScroll: true})
      }
      const choose = frame => {
        const film = frame.parentElement
        for (const other of film.querySelectorAll(".current")) other.classList.remove("current")
        frame.classList.add("current")
        film.scrollLeft = frame.offsetLeft - film.offsetLeft
      }
      // The film of a script, which is made now if it was not yet about to be seen.
      const filmOf = element => {
        if (element) makeIn(element, ":scope > ")
        return element?.querySelector(".film")
      }
      const step = distance => {
        const film = filmOf(sections[Math.max(section, 0)])
        if (!film) return false
        const frames = [...film.children]
        const place = frames.findIndex(frame => frame.classList.contains("current"))
        const target = frames[place < 0 ? (distance > 0 ? 0 : frames.length - 1) : place + distance]
        if (target) choose(target)
        return true
      }
      const pictures = () => {
        const seen = [...document.querySelectorAll(".pictures")]
          .filter(each => each.getBoundingClientRect().bottom > 0)
        return seen.find(each => each.closest(".current")) ?? seen[0]
      }
      for (const [index, element] of sections.entries())
        element.addEventListener("pointerdown", () => { section = index })

      // The configurations, of which one is shown at first.
      const chooser = document.querySelector(".chooser")
      const showChosen = () => {
        const chosen = chooser.querySelector("input:checked")
        document.querySelector("[data-show]").dataset.show = chosen.id.replace("show-", "")
        document.getElementById("chosen").textContent = "\u00b7 " + chosen.parentElement.textContent.trim()
      }
      chooser?.addEventListener("change", showChosen)
      if (chooser) showChosen()
      // The list of scripts covers what its links lead to.
      const scripts = document.querySelector(".scripts")
      scripts?.addEventListener("click", event => { if (event.target.closest("a")) scripts.open = false })
      // Shows what the address names, also in another configuration.
      const follow = () => {
        const id = linkedID()
        const wasThere = document.getElementById(id)
        if (!wasThere) for (const element of sections) if (id.startsWith(`${element.id}.`)) filmOf(element)
        const target = document.getElementById(id)
        if (!target) return
        // The browser looked for it before it was made.
        if (!wasThere) location.replace(location.hash)
        const group = target.dataset.group
        if (group && !target.getClientRects().length) {
          document.getElementById(`show-${group}`).checked = true
          showChosen()
        }
        const frame = target.closest(".frame")
        if (frame) choose(frame)
        target.scrollIntoView({block: "nearest"})
      }
      document.addEventListener("toggle", event => {
        if (event.target.open && event.target.matches(".trees details")) makeIn(event.target, ":scope > ")
      }, true)
      addEventListener("hashchange", follow)
      addEventListener("beforeprint", () => {
        sections.forEach(filmOf)
        for (const view of document.querySelectorAll(".view")) if (view.getClientRects().length) makeIn(view)
      })
      if (sections.length) follow()
      // Makes all films soon after the first picture, so that the browser can search their words.
      const waiting = [...sections]
      const makeNext = () => {
        const film = filmOf(waiting.shift())
        if (film) makeIn(film, ".trees details > ")
        if (waiting.length) setTimeout(makeNext)
      }
      addEventListener("load", () => setTimeout(makeNext, 200))

    """#

  private static let keys =
    #"""
      const list = document.getElementById("keys")
      const showKeys = () => list.open ? list.close() : list.showModal()
      for (const opener of document.querySelectorAll(".show-keys")) opener.addEventListener("click", showKeys)
      list?.querySelector("button").addEventListener("click", () => list.close())
      const enlarge = action => { const found = pictures(); if (found) action(found) }
      const actions = {
        "/": () => search?.focus(), "?": showKeys, j: () => go(1), k: () => go(-1),
        o: () => page.classList.toggle("outlined"), Escape: widen,
        c: () => { if (chooser) { chooser.open = !chooser.open; chooser.querySelector("summary").focus() } },
        "+": () => enlarge(each => zoom(each, 1.5)), "-": () => enlarge(each => zoom(each, 1 / 1.5)),
        "0": () => enlarge(fit),
      }
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (list?.open) {
          if (event.key === "?") showKeys()
          return
        }
        if (search && event.target === search) {
          if (event.key === "Escape") { widen(); search.blur() }
          if (event.key === "Enter") cards.find(card => card.getClientRects().length)?.querySelector("a").click()
          return
        }
        if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
          if (event.target.matches?.("input")) return
          if (step(event.key === "ArrowRight" ? 1 : -1)) event.preventDefault()
          return
        }
        const action = actions[event.key]
        if (!action) return
        event.preventDefault()
        action()
      })
      equip(document.querySelector("main"))
    })()

    """#
}
