/// The script of a list's keys.
enum KeyScript {
  static let text =
    #"""
      const keys = document.getElementById("keys")
      const showKeys = () => keys.open ? keys.close() : keys.showModal()
      for (const opener of document.querySelectorAll(".show-keys")) opener.addEventListener("click", showKeys)
      keys?.querySelector("button").addEventListener("click", () => keys.close())
      const actions = {
        "/": () => search.focus(), "?": showKeys, j: () => go(1), k: () => go(-1),
        m: () => toggle("unmarked"), o: () => toggle("outlined"), Escape: widen,
        "+": () => zoom(pictures(), 1.5), "-": () => zoom(pictures(), 1 / 1.5), "0": () => fit(pictures()),
      }
      modes.forEach(([mode], index) => { actions[index + 1] = () => setMode(mode) })
      const moves = {ArrowLeft: [-.1, 0], ArrowRight: [.1, 0], ArrowUp: [0, -.1], ArrowDown: [0, .1]}

      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (keys?.open) {
          if (event.key === "?") showKeys()
          return
        }
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; filter(); search.blur() }
          if (event.key === "Enter") { search.blur(); go(1) }
          return
        }
        const move = moves[event.key]
        if (move) {
          if (event.target.matches?.("input")) return
          const enlarged = pictures()
          if (event.shiftKey && enlarged) pan(enlarged, ...move)
          else if (!move[0] || !step(Math.sign(move[0]))) return
          return event.preventDefault()
        }
        const action = actions[event.key]
        if (!action || "+-0".includes(event.key) && !pictures()) return
        event.preventDefault()
        action()
      })

    """#
}
