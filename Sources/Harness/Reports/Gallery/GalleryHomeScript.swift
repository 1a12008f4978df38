/// The script of a gallery's home page: the search, and counts that are those of what is shown.
enum GalleryHomeScript {
  static let text =
    #"""
      const search = document.getElementById("search")
      const cards = [...document.querySelectorAll(".card")]
      const words = cards.map(card =>
        card.querySelector(".class").textContent + " " + card.querySelector("strong").textContent)
        .map(text => text.toLowerCase())
      const choices = [...document.querySelectorAll(".filter input[name=showcase], .filter input[name=state]")]
      const fits = (card, choice) => !choice.value || card.dataset[choice.name].split(" ").includes(choice.value)

      const filter = () => {
        const terms = search.value.toLowerCase().split(/\s+/).filter(term => term)
        const hits = cards.map((card, i) => terms.every(term => words[i].includes(term)))
        const chosen = choices.filter(choice => choice.checked)
        cards.forEach((card, i) => { if (card.hidden !== !hits[i]) card.hidden = !hits[i] })
        // A choice counts what it would show with the search and the other choices.
        for (const choice of choices) {
          const others = chosen.filter(other => other.name !== choice.name)
          choice.parentElement.querySelector("b").textContent = cards.filter((card, i) =>
            hits[i] && fits(card, choice) && others.every(other => fits(card, other))).length
        }
        const shown = cards.filter((card, i) => hits[i] && chosen.every(choice => fits(card, choice)))
        document.getElementById("found").textContent =
          terms.length || chosen.some(choice => choice.value) ? `${shown.length} found` : ""
      }
      const widen = () => {
        if (!search) return
        search.value = ""
        for (const choice of choices) choice.checked = !choice.value
        filter()
      }
      search?.addEventListener("input", filter)
      for (const choice of choices) choice.addEventListener("change", filter)

    """#
}
