import ChromeCleanUI
import Coordination

/// Tells the list of a line of coordinators what they are doing.
@MainActor
final class CoordinatorTreeMediator: Mediator {
  weak var consumer: (any CoordinatorTreeConsumer)? {
    didSet { consumer?.setRows(rows) }
  }

  private var rows: [CoordinatorTreeRow] = []

  /// Tells of coordinators, each of which is the parent of the next one.
  func show(_ line: [NamedCoordinator]) {
    rows = line.enumerated().map { depth, coordinator in
      CoordinatorTreeRow(
        name: coordinator.name, depth: depth, state: "\(coordinator.activationState)",
        isStarted: coordinator.isStarted, isOverlay: coordinator.isOverlaying)
    }
    consumer?.setRows(rows)
  }

  func disconnect() {
    consumer = nil
  }
}
