import Flow
import HeadlessUIKit

/// The pushes and pops of a navigation controller that wait for the next turn of the run loop, and
/// the pushed controllers.
///
/// Updates of one turn become one change of the stack. A push and a pop of the same controller
/// cancel each other: with a root `r` on the stack, pushing `a`, pushing `b` and popping `a`
/// changes the stack once, to `r`, `b`.
@MainActor
final class StackUpdates {
  /// Called with controllers that are about to leave the stack.
  let willPop = Callbacker<UIViewController>()
  /// Called with controllers that have left the stack.
  let didPop = Callbacker<UIViewController>()
  /// Called with the controller that is about to be on top.
  let willShow = Callbacker<UIViewController>()
  private unowned let navigation: UINavigationController
  private var waiting: [StackUpdate] = []
  private var pushed: [StackUpdate] = []
  /// The stack before the current change.
  private var formerStack: [UIViewController]
  private var isScheduled = false
  private var isInTransition = false
  /// Whether controllers move from one stack to another, which is not reported.
  private var isMoving = false

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    formerStack = navigation.viewControllers
    _ = navigation.addObserver(of: .viewControllers) { [weak self] in self?.stackDidChange() }
    _ = navigation.addObserver(of: .stackTransitionEnd) { [weak self] in self?.isInTransition = false }
  }

  /// Adds a push or a pop, which happens at once if `isImmediate` or if the stack is empty.
  func add(_ update: StackUpdate, isImmediate: Bool) {
    if update.kind == .pop, let index = waiting.firstIndex(where: { $0.isPush(of: update.controller) }) {
      let push = waiting.remove(at: index)
      push.complete(.success)
      return update.complete(.success)
    }
    waiting.append(update)
    guard !isImmediate, !navigation.viewControllers.isEmpty else { return process() }
    guard !isScheduled else { return }
    isScheduled = true
    // Retains the navigation controller, which this object does not retain.
    MainQueue.async { [navigation] in navigation.stackUpdates.processScheduled() }
  }

  private func processScheduled() {
    isScheduled = false
    process()
  }

  private func process() {
    let updates = waiting
    waiting = []
    guard !updates.isEmpty else { return }
    let former = navigation.viewControllers
    let stack = updates.reduce(into: former) { $0.apply($1) }
    // Before the stack changes, since `stackDidChange` looks up the pushes.
    pushed += updates.filter { update in update.kind == .push && !update.isComplete }
    let isAnimated = isAnimated(from: former, to: stack) && updates.contains(where: \.isAnimated)
    if !stack.elementsEqual(former, by: ===) { navigation.setViewControllers(stack, animated: isAnimated) }
    if let isHidden = updates.last(where: { $0.isPush(of: stack.last) })?.isBarHidden {
      navigation.setNavigationBarHidden(isHidden, animated: isAnimated)
    }
    let pops = updates.filter { $0.kind == .pop }
    afterTransition { pops.forEach { $0.complete(.success) } }
  }

  /// Returns whether the change is animated: growing from an empty stack and replacing the top are
  /// not.
  private func isAnimated(from former: [UIViewController], to stack: [UIViewController]) -> Bool {
    if stack.count > former.count { return !former.isEmpty }
    return stack.count < former.count && former.contains { $0 === stack.last }
  }

  /// Calls back when the popped controllers are gone; at once without an animation.
  private func afterTransition(_ callback: @escaping () -> Void) {
    let duration = navigation.transitionCoordinator?.transitionDuration ?? 0
    guard isInTransition, duration > 0 else { return callback() }
    navigation.changes(.stackTransitionEnd).future.onValue(callback)
  }

  private func stackDidChange() {
    let (former, stack) = (formerStack, navigation.viewControllers)
    formerStack = stack
    isInTransition = true
    guard !isMoving else { return }
    if let top = stack.last, top !== former.last { willShow.callAll(with: top) }
    let gone = former.filter { controller in !stack.contains { $0 === controller } }
    guard !gone.isEmpty else { return }
    if let isHidden = pushed.last(where: { $0.isPush(of: stack.last) })?.isBarHidden {
      navigation.setNavigationBarHidden(isHidden, animated: true)
    }
    gone.reversed().forEach(willPop.callAll)
    afterTransition { gone.reversed().forEach(self.reportPopped) }
  }

  private func reportPopped(_ controller: UIViewController) {
    // A pop that the user cancelled, or a new push, has brought the controller back.
    guard !navigation.viewControllers.contains(where: { $0 === controller }) else { return }
    let pushes = pushed.filter { $0.isPush(of: controller) }
    pushed.removeAll { $0.isPush(of: controller) }
    didPop.callAll(with: controller)
    controller.navigationItem.popCallbacker.callAll()
    pushes.forEach { $0.complete(.success) }
  }

  /// Takes over controllers from another stack without reporting that they were popped there.
  func move(_ controllers: [UIViewController], from other: UINavigationController) {
    let others = other.stackUpdates
    (isMoving, others.isMoving) = (true, true)
    defer { (isMoving, others.isMoving) = (false, false) }
    let isMoved: (StackUpdate) -> Bool = { update in controllers.contains { update.isPush(of: $0) } }
    pushed += others.pushed.filter(isMoved)
    others.pushed.removeAll(where: isMoved)
    other.setViewControllers(
      other.viewControllers.filter { controller in !controllers.contains { $0 === controller } },
      animated: false)
    navigation.setViewControllers(navigation.viewControllers + controllers, animated: false)
  }
}

extension [UIViewController] {
  /// Pushes or pops a controller; one that is on the stack is not pushed again.
  @MainActor
  fileprivate mutating func apply(_ update: StackUpdate) {
    switch update.kind {
    case .pop: removeAll { $0 === update.controller }
    case .push where contains { $0 === update.controller }:
      update.complete(.failure(PresentError.alreadyPresented))
    case .push:
      if let last, let item = customNavigationBackButtonWithTitle(last.title ?? "") {
        last.navigationItem.backBarButtonItem = item
      }
      append(update.controller)
    }
  }
}

/// A push or a pop of a controller.
@MainActor
final class StackUpdate {
  let kind: Kind
  let controller: UIViewController
  let isAnimated: Bool
  /// Whether the controller hides the navigation bar; `nil` if its options do not decide.
  let isBarHidden: Bool?
  private(set) var isComplete = false
  private let completion: (Flow.Result<Void>) -> Void

  enum Kind {
    case push
    case pop
  }

  init(
    _ kind: Kind, _ controller: UIViewController, options: PresentationOptions,
    completion: @escaping (Flow.Result<Void>) -> Void
  ) {
    self.kind = kind
    self.controller = controller
    self.completion = completion
    isAnimated = options.animated
    isBarHidden = options.isNavigationBarHidden
  }

  func isPush(of controller: UIViewController?) -> Bool {
    kind == .push && self.controller === controller
  }

  /// Completes the update: a pushed controller was popped, or a popped one is gone.
  func complete(_ result: Flow.Result<Void>) {
    isComplete = true
    completion(result)
  }
}
