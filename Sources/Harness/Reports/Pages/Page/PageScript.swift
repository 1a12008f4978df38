/// What the scripts of all pages begin with.
enum PageScript {
  static let beginning =
    #"""
    (() => {
      "use strict"
      const page = document.documentElement
      page.classList.add("scripted")
      page.dataset.mode = "side"

    """#
}
