/// What the scripts of all pages begin with.
enum PageScript {
  static let beginning =
    #"""
    (() => {
      "use strict"
      const page = document.documentElement
      page.classList.add("scripted")
      page.dataset.mode = "side"
      // The id that the address names, unless somebody damaged it.
      const linkedID = () => { try { return decodeURIComponent(location.hash.slice(1)) } catch { return "" } }

    """#
}
