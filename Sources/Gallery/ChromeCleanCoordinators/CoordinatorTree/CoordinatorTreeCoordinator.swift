import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Lets the user start, stop and overlay the coordinators of a tree, in which each has one child at most.
package final class CoordinatorTreeCoordinator: ChromeCoordinator {
  private var treeViewController: CoordinatorTreeViewController?
  private(set) var mediator: CoordinatorTreeMediator?
  private(set) var root: NamedCoordinator?

  package override var viewController: UIViewController? { treeViewController }

  package override func start() {
    if !isStarted { connect() }
    super.start()
  }

  package override func stop() {
    super.stop()
    if !isStarted { disconnect() }
  }

  /// The coordinators of the tree, from the root to the one without a child.
  var line: [NamedCoordinator] {
    Array(sequence(first: root, next: { $0?.children.first as? NamedCoordinator })).compactMap(\.self)
  }

  private func connect() {
    let tree = CoordinatorTreeViewController()
    tree.dispatcher = dispatcher
    let mediator = CoordinatorTreeMediator()
    mediator.consumer = tree
    dispatcher?.startDispatching(to: self, for: (any CoordinatorTreeCommands).self)
    (treeViewController, self.mediator) = (tree, mediator)
    addCoordinators()
    mediator.show(line)
  }

  /// Adds a window, its tab and the tab's page, of which the first two are started.
  private func addCoordinators() {
    let line = ["Root", "Tab", "Page"].map { NamedCoordinator($0) }
    for (parent, child) in zip(line, line.dropFirst()) { parent.addChild(child) }
    line.first.map(addChild)
    root = line.first
    line.dropLast().forEach { $0.start() }
  }

  private func disconnect() {
    guard let mediator else { return }
    dispatcher?.stopDispatching(to: self)
    mediator.disconnect()
    root.map(removeChild)
    (treeViewController, self.mediator, root) = (nil, nil, nil)
  }
}
