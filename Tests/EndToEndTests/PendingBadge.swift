import TestSupport

/// A copy of the plans in which one change waits for review: its golden has another word than the run.
@ProgramActor struct PendingBadge {
  static let golden = "Snapshots/Chrome/TextBadgeView/Text badge/launch.iPhone.txt"
  let package: TemporaryFolder

  init() throws {
    package = try Repository.copyOfPlans()
    try run("--record")
    try package.edit(Self.golden, "[1] launch", to: "[1] lunch")
    try run()
  }

  private func run(_ arguments: String...) throws {
    _ = try Program.showcase.run(
      ["run", "All", "--filter", "TextBadgeView", "--configuration", "iPhone"] + arguments,
      in: package.url())
  }
}
