import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Lets the user start, stop and overlay the coordinators of a tree, each of which has at most one
/// child.
package final class CoordinatorTreeCoordinator: ScreenCoordinator<CoordinatorTreeViewController> {
  private(set) weak var mediator: CoordinatorTreeMediator?
  private(set) var root: NamedCoordinator?

  /// The coordinators of the tree, from the root to the one without a child.
  var line: [NamedCoordinator] {
    Array(sequence(first: root, next: { $0?.children.first as? NamedCoordinator })).compactMap(\.self)
  }

  override func makeScreen() -> CoordinatorTreeViewController {
    let tree = CoordinatorTreeViewController()
    tree.dispatcher = dispatcher
    let mediator = CoordinatorTreeMediator()
    mediator.consumer = tree
    dispatcher?.startDispatching(to: self, for: (any CoordinatorTreeCommands).self)
    keep(mediator)
    self.mediator = mediator
    addCoordinators()
    mediator.show(line)
    return tree
  }

  /// Adds a window, its tab and the tab's page; the first two are started.
  private func addCoordinators() {
    let line = ["Root", "Tab", "Page"].map { NamedCoordinator($0) }
    for (parent, child) in zip(line, line.dropFirst()) { parent.addChild(child) }
    line.first.map(addChild)
    root = line.first
    line.dropLast().forEach { $0.start() }
  }

  override func disconnect() {
    dispatcher?.stopDispatching(to: self)
    super.disconnect()
    root.map(removeChild)
    root = nil
  }
}

extension CoordinatorTreeCoordinator: CoordinatorTreeCommands {
  package func startCoordinator(at index: Int) {
    if line.indices.contains(index) { line[index].start() }
    mediator?.show(line)
  }

  package func stopCoordinator(at index: Int) {
    if line.indices.contains(index) { line[index].stop() }
    mediator?.show(line)
  }

  package func showOverlay() {
    let overlay = NamedCoordinator("Dialog")
    root?.addOverlay(overlay)
    // A tree that refuses the overlay, or is stopped there, leaves the overlay stopped.
    if overlay.isOverlaying, overlay.parent?.isStarted == true { overlay.start() }
    mediator?.show(line)
  }

  package func closeOverlay() {
    root?.overlayCoordinator?.stop()
    root?.removeOverlay()
    mediator?.show(line)
  }
}

/// Shows the state of each coordinator in a line.
@MainActor
final class CoordinatorTreeMediator: Mediator {
  weak var consumer: (any CoordinatorTreeConsumer)? {
    didSet { consumer?.setRows(rows) }
  }

  private var rows: [CoordinatorTreeRow] = []

  /// Shows coordinators, each of which is the parent of the next one.
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

/// A coordinator with a name and nothing to show.
final class NamedCoordinator: ChromeCoordinator {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }
}
