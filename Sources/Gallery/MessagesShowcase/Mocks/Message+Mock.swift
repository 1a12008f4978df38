import Messages

extension Message {
  /// What is in the list at first.
  static let mocks = [
    Message(
      sender: "Grace Hopper", subject: "A bug in the relay",
      text: "We found a moth in panel F of the Mark II. It is taped into the log book now."),
    Message(
      sender: "Ada Lovelace", subject: "Notes on the Engine",
      text: "The Engine weaves algebraic patterns, just as the loom weaves flowers and leaves."),
    Message(
      sender: "Margaret Hamilton", subject: "Priority displays",
      text: "The computer did what it should: it told us that it had too much to do."),
    Message(
      sender: "Katherine Johnson", subject: "Numbers for the landing",
      text: "I have checked them by hand. They agree."),
  ]

  /// What comes in with the first refresh.
  static let newMock = Message(
    sender: "Edsger Dijkstra", subject: "Go to",
    text: "The quality of programmers is a decreasing function of the density of such statements.")
}
