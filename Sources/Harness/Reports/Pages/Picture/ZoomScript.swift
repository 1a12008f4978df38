/// The script that enlarges and moves pictures, all of a step at once.
enum ZoomScript {
  static let text =
    #"""
      // What is shown of a step's pictures: a part of their width and height, and its position, each from 0 to 1.
      const looks = new WeakMap()
      const drawings = pictures => [...pictures.querySelectorAll(".view > svg")]
      const look = pictures => {
        if (!looks.has(pictures)) looks.set(pictures, {size: 1, x: 0, y: 0})
        return looks.get(pictures)
      }
      const within = (value, least, most) => Math.min(Math.max(value, least), most)
      const redraw = pictures => {
        const part = look(pictures)
        part.x = within(part.x, 0, 1 - part.size)
        part.y = within(part.y, 0, 1 - part.size)
        pictures.classList.toggle("zoomed", part.size < 1)
        for (const svg of drawings(pictures)) {
          svg.dataset.box ??= svg.getAttribute("viewBox")
          const [x, y, width, height] = svg.dataset.box.split(" ").map(Number)
          svg.setAttribute("viewBox",
            [x + part.x * width, y + part.y * height, part.size * width, part.size * height].join(" "))
        }
      }
      // Enlarges around a place of the pictures, by default their middle.
      const zoom = (pictures, factor, [x, y] = [.5, .5]) => {
        const part = look(pictures)
        const size = within(part.size / factor, 1 / 16, 1)
        part.x += x * (part.size - size)
        part.y += y * (part.size - size)
        part.size = size
        redraw(pictures)
      }
      const fit = pictures => { Object.assign(look(pictures), {size: 1, x: 0, y: 0}); redraw(pictures) }
      const pan = (pictures, x, y) => {
        const part = look(pictures)
        part.x += x * part.size
        part.y += y * part.size
        redraw(pictures)
      }
      const zoomButtons = pictures => {
        const buttons = [button("\u2212", "Smaller (-)", () => zoom(pictures, 1 / 1.5)),
          button("Fit", "Whole picture (0)", () => fit(pictures)),
          button("+", "Larger (+)", () => zoom(pictures, 1.5))]
        buttons[0].setAttribute("aria-label", "Smaller")
        buttons[2].setAttribute("aria-label", "Larger")
        return buttons
      }

      const place = (view, event) => {
        const box = view.getBoundingClientRect()
        return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
      }
      // Dragging moves the slider, or pictures that are enlarged.
      const equipView = (view, pictures) => {
        view.addEventListener("dblclick", event => zoom(pictures, event.shiftKey ? .5 : 2, place(view, event)))
        view.addEventListener("wheel", event => {
          if (!event.ctrlKey && !event.metaKey) return
          event.preventDefault()
          zoom(pictures, Math.exp(-event.deltaY / 200), place(view, event))
        }, {passive: false})
        const slide = event => {
          const range = pictures.previousElementSibling.querySelector("input[type=range]")
          range.value = 100 * place(view, event)[0]
          showShare(range)
        }
        let last = null
        view.addEventListener("pointerdown", event => {
          if (event.button !== 0) return
          last = [event.clientX, event.clientY]
          view.setPointerCapture(event.pointerId)
          if (slides(pictures)) slide(event)
        })
        view.addEventListener("pointermove", event => {
          if (!last) return
          if (slides(pictures)) return slide(event)
          if (!pictures.matches(".zoomed")) return
          const box = view.getBoundingClientRect()
          pan(pictures, (last[0] - event.clientX) / box.width, (last[1] - event.clientY) / box.height)
          last = [event.clientX, event.clientY]
        })
        for (const end of ["pointerup", "pointercancel"]) view.addEventListener(end, () => { last = null })
      }
      const slides = pictures =>
        pictures.matches(".pair") && page.dataset.mode === "slider" && !pictures.matches(".zoomed")

    """#
}
