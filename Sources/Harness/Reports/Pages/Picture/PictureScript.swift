/// The script that makes pictures when they are about to be seen, each once.
enum PictureScript {
  static let text =
    #"""
      // The parts of pictures, by their ids. Only those that are shown become part of the page, since
      // each part that uses others costs as much as all of them.
      const parts = new Map((document.getElementById("parts")?.textContent ?? "").split("\n")
        .map(line => [line.match(/^<\w+ id="(\w+)"/)?.[1], line]))
      const holder = document.createElement("template")
      holder.innerHTML = '<svg class="definitions" aria-hidden="true"><defs></defs></svg>'
      const definitions = holder.content.querySelector("defs")
      document.body.append(holder.content)
      const bring = text => {
        const open = [text], found = []
        while (open.length) for (const [, id] of open.pop().matchAll(/(?:href="|url\()#(\w+)/g)) {
          const part = parts.get(id)
          if (!part) continue
          parts.delete(id)
          found.push(part)
          open.push(part)
        }
        if (!found.length) return
        holder.innerHTML = `<svg>${found.join("")}</svg>`
        definitions.append(...holder.content.firstChild.childNodes)
      }

      // Without scripts, the content of noscript is part of the page; with scripts, it is text until
      // it is needed.
      const make = deferred => {
        const text = deferred.textContent
        const content = document.createElement("template").content
        holder.innerHTML = text
        content.append(holder.content)
        const made = [...content.children]
        // A film makes its pictures when they are chosen, or about to be seen.
        for (const element of made)
          if (element.matches(".film")) foldFilm(element)
          else bring(element.outerHTML)
        deferred.replaceWith(content)
        for (const element of made) equip(element)
      }
      const makeIn = (element, depth = "") => {
        for (const deferred of element.querySelectorAll(`${depth}noscript.deferred`)) make(deferred)
      }
      const near = new IntersectionObserver(entries => {
        for (const entry of entries) if (entry.isIntersecting) {
          near.unobserve(entry.target)
          makeIn(entry.target, ":scope > ")
        }
      }, {rootMargin: "400px"})
      const watch = root => {
        for (const deferred of root.querySelectorAll(":is(.view, .stage, .script-section) > noscript.deferred"))
          near.observe(deferred.parentElement)
      }
      // Gives new elements of the page what only scripts can do.
      const equip = root => {
        for (const film of root.matches(".film") ? [root] : root.querySelectorAll(".film")) equipFilm(film)
        for (const pictures of root.matches(".pictures") ? [root] : root.querySelectorAll(".pictures"))
          equipPictures(pictures)
        watch(root)
      }

    """#
}
