import Diagnostics

/// What one replay of a scenario gave, as data that goes from one process to another.
package struct Take: Hashable, Sendable {
  /// The storyboard's text as a golden has it, up to where the script stopped; empty where nothing was on the stage.
  package var storyboard: [UInt8]
  /// Why that is not all of it; `nil` where it is.
  package var obstacle: Obstacle?

  /// What a storyboard's end was kept from.
  package enum Obstacle: Hashable, Sendable, Codable {
    /// The script stopped before its end.
    case stopped(ScriptStop)
    /// The script cannot be read, parsed or understood.
    case scriptUnusable([Diagnostic])
  }

  package init(storyboard: [UInt8], obstacle: Obstacle? = nil) {
    self.storyboard = storyboard
    self.obstacle = obstacle
  }
}
