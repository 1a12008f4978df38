/// The script that compares two pictures: side by side, by a slider, as onion skin, or by blinking.
enum CompareScript {
  static let text =
    #"""
      const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"]]
      const setMode = mode => {
        page.dataset.mode = mode
        for (const button of document.querySelectorAll("button[data-mode]"))
          button.setAttribute("aria-pressed", String(button.dataset.mode === mode))
        for (const range of document.querySelectorAll(".tools input")) showShare(range)
      }
      const toggle = (name, isOn) => {
        page.classList.toggle(name, isOn)
        for (const button of document.querySelectorAll(`button[data-toggle="${name}"]`))
          button.setAttribute("aria-pressed", String(page.classList.contains(name) === (name === "outlined")))
      }
      const button = (words, title, press) => {
        const element = document.createElement("button")
        element.type = "button"
        element.textContent = words
        element.title = title
        element.addEventListener("click", press)
        return element
      }
      const group = (label, elements) => {
        const element = document.createElement("span")
        element.setAttribute("role", "group")
        element.setAttribute("aria-label", label)
        element.append(...elements)
        return element
      }

      // How much of the picture of now is shown, in percent: right of the slider, or as its opacity.
      const showShare = range => {
        const pair = range.closest(".tools").nextElementSibling
        pair.style.setProperty("--share", range.value)
        range.setAttribute("aria-label", page.dataset.mode === "onion" ? "Opacity of now" : "Place of the slider")
      }
      const compareTools = () => {
        const choices = modes.map(([mode, words], index) => {
          const element = button(words, `${words} (${index + 1})`, () => setMode(mode))
          element.dataset.mode = mode
          element.setAttribute("aria-pressed", String(page.dataset.mode === mode))
          return element
        })
        const range = document.createElement("input")
        range.type = "range"
        range.value = 50
        range.addEventListener("input", () => showShare(range))
        return [group("Compare", choices), range]
      }
      const switchButton = (name, words, key) => {
        const element = button(words, `${words} (${key})`, () => toggle(name))
        element.dataset.toggle = name
        element.setAttribute("aria-pressed", String(page.classList.contains(name) === (name === "outlined")))
        return element
      }
      const equipPictures = pictures => {
        if (pictures.dataset.equipped || !pictures.querySelector(".view > svg")) return
        pictures.dataset.equipped = "yes"
        const tools = document.createElement("div")
        tools.className = "tools"
        const isPair = pictures.matches(".pair")
        const [comparing, range] = isPair ? compareTools() : []
        tools.append(...[comparing, group("Zoom", zoomButtons(pictures)),
          group("Show", [...(isPair ? [switchButton("unmarked", "Marks", "m")] : []),
            switchButton("outlined", "Outlines", "o")]), range].filter(tool => tool))
        pictures.before(tools)
        for (const range of tools.querySelectorAll("input")) showShare(range)
        for (const view of pictures.querySelectorAll(".view")) equipView(view, pictures)
      }

    """#
}
