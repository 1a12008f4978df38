import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct LifetimeWatchTests {
  private final class FreeViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.title = "" })
      view.addSubview(button)
      // Ends by itself.
      UIApplication.shared.runLoop.schedule(after: 60, name: "late") { self.title = "" }
      UIApplication.shared.runLoop.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.title = ""
      }
    }
  }

  private final class ActionViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system, primaryAction: UIAction { _ in self.title = "" })
      button.accessibilityIdentifier = "list.add"
      view.addSubview(button)
    }
  }

  private final class ItemViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", primaryAction: UIAction { _ in self.title = "" })
    }
  }

  private final class TimerViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      UIApplication.shared.runLoop.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "" }
    }
  }

  private final class FoundationTimerViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { self.title = "" }
      }
    }
  }

  private final class ObserverViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { self.title = "" } }
    }
  }

  private final class SelfishViewController: UIViewController {
    var completion: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      completion = { self.title = "" }
    }
  }

  private final class ParentViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let child = ActionViewController()
      addChild(child)
      view.addSubview(child.view)
      let button = UIButton(type: .system, primaryAction: UIAction { _ in self.title = "" })
      button.setTitle("Add", for: .normal)
      view.addSubview(button)
    }
  }

  /// Ends a timer when it disappears, as it should.
  private final class TidyViewController: UIViewController {
    private var timer: VirtualTimer?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      timer = UIApplication.shared.runLoop.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        self.title = ""
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      timer?.invalidate()
      timer = nil
    }
  }

  /// Holds its owner until it is dismissed.
  private final class HeldViewController: UIViewController {
    private var owner: QueueingViewController?

    convenience init(owner: QueueingViewController) {
      self.init()
      self.owner = owner
      modalPresentationStyle = .fullScreen
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isBeingDismissed else { return }
      owner?.presentWaiting()
      owner = nil
    }
  }

  /// Presents two controllers, the second one when the first is gone.
  private final class QueueingViewController: UIViewController {
    private var shown: HeldViewController?
    private var waitingCount = 2

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if waitingCount == 2 { presentWaiting() }
    }

    func presentWaiting() {
      shown = nil
      guard waitingCount > 0 else { return }
      waitingCount -= 1
      UIApplication.shared.runLoop.schedule(after: 1, name: "next") { [self] in
        let held = HeldViewController(owner: self)
        shown = held
        present(held, animated: false)
      }
    }
  }

  /// Returns the controllers that outlive a use case.
  private func alive(after type: UIViewController.Type, presented: Bool = false) throws -> [String] {
    let watch = LifetimeWatch()
    try end(UseCase("Example", of: type), presented, watch)
    return watch.alive
  }

  private func end(_ useCase: UseCase, _ presented: Bool, _ watch: LifetimeWatch) throws {
    let stage = try Stage(useCase)
    if presented {
      try stage.run {
        let root = try #require(UIApplication.shared.windows[0].rootViewController)
        root.present(TidyViewController(), animated: true)
      }
      try stage.settle()
    }
    _ = try stage.end(watchedBy: watch)
  }

  @Test func `What is released with its window is not alive, nor is what only pending work holds`() throws {
    expectEqual(try alive(after: FreeViewController.self), [])
    expectEqual(try alive(after: TidyViewController.self), [])
    expectEqual(try alive(after: FreeViewController.self, presented: true), [])
  }

  @Test func `A controller that is held is named with what holds it`() throws {
    forEachRow(
      [
        (
          ActionViewController.self,
          ["ActionViewController: held by the action of UIButton #list.add"]
        ),
        (ItemViewController.self, [#"ItemViewController: held by the action of UIBarButtonItem "Save""#]),
        (TimerViewController.self, ["TimerViewController: held by a timer"]),
        // Foundation on Linux keeps the block of a timer after it ended.
        (FoundationTimerViewController.self, ["FoundationTimerViewController"]),
        (ObserverViewController.self, ["ObserverViewController: held by an observer"]),
        (SelfishViewController.self, ["SelfishViewController"]),
        (
          ParentViewController.self,
          [
            "ActionViewController: held by its parent ParentViewController",
            #"ParentViewController: held by the action of UIButton "Add""#,
          ]
        ),
      ] as [(UIViewController.Type, [String])]
    ) { type, expected in
      expectEqual(try alive(after: type), expected)
    }
  }

  @Test func `What only presentations hold is not alive, also if one waited for another`() throws {
    let watch = LifetimeWatch()
    let stage = try Stage(UseCase("Example", of: QueueingViewController.self))
    try stage.settle()
    _ = try stage.end(watchedBy: watch)
    expectEqual(watch.alive, [])
  }

  /// Presents over a child, and retains what it presents.
  private final class MenuViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let child = UIViewController()
      child.definesPresentationContext = true
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      let alert = SelflessViewController()
      alert.modalPresentationStyle = .overCurrentContext
      children[0].present(alert, animated: false)
    }
  }

  private final class SelflessViewController: UIViewController {}

  @Test func `What a child of a pushed controller presents is not alive after it was left`() throws {
    let watch = LifetimeWatch()
    let stage = try Stage(UseCase("Example", of: UIViewController.self))
    try stage.run {
      let root = try #require(UIApplication.shared.windows[0].rootViewController as? UINavigationController)
      root.pushViewController(MenuViewController(), animated: false)
    }
    try stage.settle()
    expectEqual(
      stage.run { UIApplication.shared.lifetimes.living.count { $0.controller is SelflessViewController } }, 1
    )
    _ = try stage.end(watchedBy: watch)
    expectEqual(watch.alive, [])
  }

  @Test func `Ending without a watch leaves the use case as it is`() throws {
    let stage = try Stage(UseCase("Example", of: FreeViewController.self))
    let former = stage.renderTree()
    _ = try stage.end()
    expectEqual(stage.renderTree(), former)
  }
}
