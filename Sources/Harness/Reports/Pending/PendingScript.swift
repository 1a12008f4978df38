/// The script of a review, which sends decisions to the server one after another and shows what it answers.
enum PendingScript {
  static let text = states + sending + keys

  /// Shows which changes are decided.
  private static let states =
    #"""
      const entries = new Map(scenarios.map(entry => [Number(entry.dataset.change), entry]))
      const causesOf = entry => entry.dataset.causes.split(" ").filter(name => name)
      const causeOf = card => card.querySelector(".deciding").dataset.cause
      const having = new Map(cards.map(card =>
        [card, scenarios.filter(entry => causesOf(entry).includes(causeOf(card)))]))
      let accepted = new Set()
      const isDecided = entry => entry.classList.contains("decided")
      const mark = (element, verdict) => {
        element.classList.toggle("decided", Boolean(verdict))
        element.classList.toggle("accepted", verdict === "Accepted")
        element.classList.toggle("rejected", verdict === "Rejected")
      }
      const showButtons = (bar, verdict, words, canAccept, canReject) => {
        bar.querySelector("[data-do=accept]").hidden = Boolean(verdict)
        bar.querySelector("[data-do=reject]").hidden = Boolean(verdict)
        bar.querySelector("[data-do=accept]").disabled = !canAccept
        bar.querySelector("[data-do=reject]").disabled = !canReject
        write(bar.querySelector(".verdict"), words)
      }
      const showEntry = (entry, verdict) => {
        mark(entry, verdict)
        const line = entry.querySelector(".line")
        let badge = line.querySelector(".decision")
        if (verdict && !badge) line.querySelector(".badge").after(badge = span("decision"))
        if (badge) verdict ? badge.textContent = verdict : badge.remove()
        const bar = entry.querySelector(".actions")
        if (!bar) return
        bar.querySelector("[data-do=undo]").hidden = !verdict
        const isReadable = !entry.hasAttribute("data-unreadable")
        showButtons(bar, verdict, verdict || (isReadable ? "" : "It cannot be accepted."), isReadable, true)
      }
      // A cause is accepted for what has no other cause that still waits.
      const showCard = card => {
        const all = having.get(card)
        const left = all.filter(entry => !isDecided(entry))
        const name = causeOf(card)
        const others = entry => causesOf(entry).filter(other => other !== name && !accepted.has(other))
        const ready = left.filter(entry => !others(entry).length && !entry.hasAttribute("data-unreadable"))
        const count = verdict => all.filter(entry => entry.classList.contains(verdict)).length
        const verdicts = [["accepted", count("accepted")], ["rejected", count("rejected")]]
          .filter(([, count]) => count).map(([verdict, count]) => `${count} ${verdict}`).join(", ")
        mark(card, left.length ? "" : count("rejected") ? "Rejected" : "Accepted")
        const bar = card.querySelector(".actions")
        const howMany = count => count > 1 ? `all ${count}` : `${count}`
        write(bar.querySelector("[data-do=accept] span"), ready.length ? `Accept ${howMany(ready.length)}` : "Accept")
        write(bar.querySelector("[data-do=reject] span"), `Reject ${howMany(left.length)}`)
        const waiting = left.filter(entry => others(entry).length)
        const reasons = [...new Set(waiting.flatMap(others))].slice(0, 6)
        const words = waiting.length ? `${accepted.has(name) ? "This cause is accepted; " : ""}${waiting.length} of ` +
          `${all.length} ${waiting.length === 1 ? "waits" : "wait"} for other causes, too: ${reasons.join(", ")}` : ""
        showButtons(bar, left.length ? "" : "decided", [verdicts, words].filter(part => part).join("; "),
          ready.length || !accepted.has(name) && left.length, left.length)
      }
      const showState = state => {
        accepted = new Set(state.causes)
        const verdicts = new Map([...state.accepted.map(index => [index, "Accepted"]),
          ...state.rejected.map(index => [index, "Rejected"])])
        for (const [index, entry] of entries) showEntry(entry, verdicts.get(index) ?? "")
        for (const card of cards) showCard(card)
        const left = entries.size - verdicts.size
        const counts = `${state.accepted.length} accepted, ${state.rejected.length} rejected`
        write(document.getElementById("left"), left ? `${left} of ${entries.size} left \u00b7 ${counts}`
          : `All decided: ${counts}. Ctrl-C in the terminal ends the review.`)
        document.querySelector(".tally [data-do=undo]").disabled = !state.undo
        document.title = left ? `${left} left \u2013 review` : "All decided \u2013 review"
        write(document.getElementById("said"), state.said)
        refuse(state.faults.join("\n"))
      }
      const refuse = words => {
        const place = document.getElementById("refused")
        write(place, words)
        hide(place, !words)
      }

    """#

  /// Sends decisions in the order of keys and clicks.
  private static let sending =
    #"""
      let last = Promise.resolve()
      const ask = async (verb, body) => {
        try {
          const answer = await fetch(verb, body === undefined ? {cache: "no-store"} : {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
          })
          if (answer.headers.get("Content-Type") !== "application/json") throw new Error(await answer.text())
          const state = await answer.json()
          showState(state)
          return state
        } catch (error) {
          refuse(error instanceof TypeError
            ? `The review has ended. Start it again: ${document.querySelector(".tally").dataset.restart}` : error.message)
          return null
        }
      }
      const send = (verb, body) => { last = last.then(() => ask(verb, body)); return last }
      const subject = element => {
        const card = element.closest(".cause-card")
        return card ? {cause: causeOf(card)} : {change: Number(element.closest(".scenario").dataset.change)}
      }
      document.addEventListener("click", event => {
        const button = event.target.closest?.("button[data-do]")
        if (!button) return
        send(button.dataset.do, button.closest(".tally") ? {} : subject(button))
      })

    """#

  /// The keys of the review at a terminal.
  private static let keys =
    #"""
      const say = words => write(document.getElementById("said"), words)
      // The change that a key is about: the current one, or the example of the current cause.
      const currentEntry = () => current?.matches(".cause-card")
        ? document.getElementById(current.querySelector("p[data-of]").dataset.of) : current
      const currentCause = () => {
        if (current?.matches(".cause-card")) return causeOf(current)
        const names = current ? causesOf(current) : []
        return names.find(name => !accepted.has(name)) ?? names[0]
      }
      const waits = item => isSeen(item) && !isDecided(item)
      // Those after the current one come first, then those from the start.
      const openNext = (items, from) => {
        const place = items.indexOf(from)
        const next = [...items.slice(place + 1), ...items.slice(0, place + 1)].find(waits)
        if (next) open(next)
        return Boolean(next)
      }
      const openables = scenarios.filter(entry => entry.tagName === "DETAILS")
      const decideChange = async verb => {
        const entry = currentEntry()
        if (!entry) return say("Choose a change first: n is the next one.")
        if (isDecided(entry)) return say("This is decided already; u undoes.")
        const state = await send(verb, {change: Number(entry.dataset.change)})
        if (state && !state.faults.length) openNext(openables, entry)
      }
      const decideCause = async verb => {
        const name = currentCause()
        if (!name) return decideChange(verb)
        const state = await send(verb, {cause: name})
        if (state && !state.faults.length && !openNext(cards, current)) openNext(openables, current)
      }
      const undo = async () => {
        const state = await send("undo", {})
        const entry = entries.get(state?.changed[0])
        if (state && !state.faults.length && entry) open(entry)
      }
      Object.assign(actions, {
        a: () => decideChange("accept"), r: () => decideChange("reject"), A: () => decideCause("accept"),
        R: () => decideCause("reject"), u: undo, n: () => go(1), p: () => go(-1),
        s: () => openNext([...cards, ...openables], current),
      })
      send("state").then(() => { if (!current && cards.length) setCurrent(cards.find(waits) ?? cards[0]) })

    """#
}
