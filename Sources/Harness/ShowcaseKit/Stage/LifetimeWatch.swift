import Foundation
import HeadlessUIKit
import VirtualTime

/// Finds the view controllers that outlive their use case, and what holds them.
///
/// What may hold a controller is released step by step; what was released when the controller disappears held it.
///
///     let watch = LifetimeWatch()
///     _ = try stage.end(watchedBy: watch)
///     stage = nil  // What only the stage held is gone, too.
///     watch.alive  // ["ListViewController: held by the action of UIButton #list.add"]
@MainActor
package final class LifetimeWatch {
  private var subjects: [Subject] = []

  /// A controller that outlived the window.
  private struct Subject {
    let reference: ControllerReference
    /// The parent or the presenter that retains it, such as `its parent ListViewController`.
    let owner: String?
    /// What was released when the controller disappeared, if that held it.
    var holder: String?
    @MainActor var isGone: Bool { reference.controller == nil }
  }

  package init() {}

  /// The controllers that still exist, or existed until something released them that would have held them forever;
  /// sorted.
  package var alive: [String] { survivors.map(\.text) }

  /// The same controllers as data, in the order of their texts.
  package var survivors: [Survivor] {
    subjects.filter { $0.holder != nil || !$0.isGone }.map { subject in
      Survivor(typeName: subject.reference.typeName, owner: subject.owner, holder: subject.holder)
    }.sorted { $0.text < $1.text }
  }

  /// A controller that outlived its use case.
  package struct Survivor: Hashable, Sendable {
    /// The controller's type.
    package let typeName: String
    /// The parent or the presenter that retains it, such as `its parent ListViewController`.
    package let owner: String?
    /// What else would have held it forever, as far as that is known.
    package let holder: String?

    /// The controller and what holds it, as `ListViewController: held by a timer`.
    package var text: String { typeName + ((owner ?? holder).map { ": held by \($0)" } ?? "") }
  }

  /// Releases the use case of a stage, lets its time run out, and looks for what holds the rest.
  func observe(_ stage: Stage) {
    leaveScreens(of: stage.application)
    stage.releaseUseCase()
    stage.application.runLoop.runOut(limit: Self.longestRun)
    let living = stage.application.lifetimes.living
    guard !living.isEmpty else { return }
    let owners = living.map { Self.owner(of: $0) }
    subjects = zip(living, owners).map { Subject(reference: $0, owner: $1) }
    release("a timer") {
      stage.replay.endTimers()
      stage.application.runLoop.discardEvents()
    }
    release("an observer") { stage.replay.notificationCenter = NotificationCenter() }
    releaseActions()
  }

  /// Notes what tasks held, after they were ended.
  func noteEndOfTasks() { release("a task") {} }

  /// Leaves what is presented, also what is presented only then since it had to wait.
  private func leaveScreens(of application: UIApplication) {
    var rounds = 0
    repeat {
      application.leaveScreens()
      application.runLoop.runOut(limit: Self.longestRun)
      rounds += 1
    } while rounds < Self.mostRounds
      && application.windows.contains { $0.rootViewController?.presentedViewController != nil }
  }

  /// More presentations than usually wait for each other; an application may always present another.
  private static let mostRounds = 8
  /// More work than an application usually has left; one that never ends is cut off.
  private static let longestRun = 200

  /// Returns what retains a controller as UIKit's containers and presentations do.
  private static func owner(of reference: ControllerReference) -> String? {
    guard let controller = reference.controller else { return nil }
    if let parent = controller.parent { return "its parent \(type(of: parent))" }
    return controller.presentingViewController.map { "its presenter \(type(of: $0))" }
  }

  private func release(_ holder: String, _ body: () -> Void) {
    let before = subjects.indices.filter { !subjects[$0].isGone }
    body()
    for index in before where subjects[index].isGone { subjects[index].holder = holder }
  }

  /// Removes the actions in each controller, one after another, those of parents and presenters first.
  private func releaseActions() {
    let order =
      subjects.indices.filter { subjects[$0].owner == nil }
      + subjects.indices.filter { subjects[$0].owner != nil }
    for index in order {
      for (owner, name) in actionOwners(of: index) where !subjects[index].isGone {
        release("the action of \(name)") { owner.removeActions() }
      }
    }
  }

  private func actionOwners(of index: Int) -> [(ActionOwner, name: String)] {
    guard let controller = subjects[index].reference.controller else { return [] }
    return ActionOwner.all(in: controller).map { ($0, $0.name) }
  }
}

extension ActionOwner {
  /// The name of the view or item in words.
  fileprivate var name: String {
    if let view { return view.nodeName }
    guard let item else { return "an item" }
    let identifier = item.accessibilityIdentifier.map { " #\($0)" }
    return "UIBarButtonItem" + (identifier ?? item.title.map { " \"\($0)\"" } ?? "")
  }
}
