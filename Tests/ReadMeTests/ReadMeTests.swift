import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Presentation
import Testing

/// The code of the README of iZettle's Presentation, as written there if it is complete.
///
/// This module spells `Disposable` without `any`, as the README does.

struct Messages {
  let messages: ReadSignal<[Message]>
  let composeMessage: Presentation<ComposeMessage>
}

extension Messages: Presentable {
  func materialize() -> (UIViewController, Disposable) {
    // Setup view controller and views
    let viewController = UITableViewController()

    // Set up event handlers
    let bag = DisposeBag()
    bag += messages.atOnce().onValue {
      viewController.title = "\($0.count) messages"
    }

    return (viewController, bag)
  }
}

struct ComposeMessage {}

extension ComposeMessage: Presentable {
  func materialize() -> (UIViewController, Future<Message>) {
    // Setup view controller and views
    let viewController = UIViewController()
    let postButton = UIBarButtonItem(title: "Post")
    viewController.navigationItem.rightBarButtonItem = postButton

    return (
      viewController,
      Future { completion in
        // Setup event handlers
        let bag = DisposeBag()

        bag += postButton.onValue {
          completion(.success(Message(title: "Hello")))
        }

        return bag
      }
    )
  }
}

extension Messages {
  init(messages: [Message]) {
    let messagesSignal = ReadWriteSignal(messages)
    self.messages = messagesSignal.readOnly()

    let compose = Presentation(ComposeMessage(), style: .modal)
    self.composeMessage = compose.onValue { message in
      messagesSignal.value.insert(message, at: 0)
    }
  }
}

struct Details {
  let select: Callbacker<Message> = Callbacker()
}

extension Details: Presentable {
  func materialize() -> (UIViewController, Signal<Message>) {
    (UIViewController(), select.providedSignal)
  }
}

extension PresentationStyle {
  static let customStyle = PresentationStyle(name: "custom") {
    viewController, presentingController, options in
    // Run and animate presentation and define how to dismiss
    presentingController.view.addSubview(viewController.view)
    let result = Future<()>(.forever)
    let dismiss = { () -> Future<()> in
      viewController.view.removeFromSuperview()
      return Future()
    }
    return (result, dismiss)
  }
}

extension PresentationOptions {
  static let customOption = PresentationOptions()
}

@Suite @MainActor struct ReadMeTests {
  /// Runs `body` with a controller that is on the screen.
  private func withController(_ body: (UIViewController) throws -> Void) rethrows {
    try UIApplication().run {
      let (window, controller) = (UIWindow(), UIViewController())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      try body(controller)
    }
  }

  private func tap(_ title: String) throws {
    let button = try #require(UIApplication.shared.keyWindow?.buttons(titled: title).last)
    button.sendActions(for: .touchUpInside)
    UIApplication.shared.settle()
  }

  @Test func `Messages present until they are aborted`() {
    withController { presentingController in
      let messages = Messages(messages: [Message(title: "a")])
      let future = presentingController.present(messages)
      UIApplication.shared.settle()
      let navigation = presentingController.presentedViewController as? UINavigationController
      expectEqual(navigation?.topViewController?.title, "1 messages")

      future.cancel()  // Abort and dismiss the presentation

      UIApplication.shared.settle()
      expectNil(presentingController.presentedViewController)
    }
  }

  @Test func `A composed message is the first of the list`() throws {
    try withController { presentingController in
      let messages = Messages(messages: [Message(title: "a")])
      var composed: Message?
      presentingController.present(messages.composeMessage).onValue { message in
        composed = message
      }
      UIApplication.shared.settle()
      try tap("Post")
      expectEqual(composed, Message(title: "Hello"))
      expectEqual(messages.messages.value, [Message(title: "Hello"), Message(title: "a")])
    }
  }

  @Test func `A window has a presentable as its root`() {
    UIApplication().run {
      let (window, bag) = (UIWindow(), DisposeBag())
      let messages = Messages(messages: [])
      bag += window.present(messages)
      expectEqual(window.rootViewController?.title, "0 messages")
    }
  }

  @Test func `A presentation can be customized`() throws {
    try withController { controller in
      let messages = Messages(messages: [])
      var bagWasDisposed = false
      controller.present(messages, style: .modal, options: [.customOption, .embedInNavigationController]) {
        vc, bag in
        vc.title = "Customized"
        bag += { bagWasDisposed = true }
      }
      UIApplication.shared.settle()
      expectEqual(controller.presentedViewController?.children.first?.title, "Customized")
      controller.dismiss(animated: true)
      UIApplication.shared.settle()
      expectTrue(bagWasDisposed)

      let done = UIBarButtonItem(systemItem: .done)
      controller.present(messages, configure: installDismiss(done))
      UIApplication.shared.settle()
      try tap("Done")
      expectNil(controller.presentedViewController)

      let future = controller.present(messages, style: .customStyle)
      expectEqual(controller.view.subviews.count, 1)
      future.cancel()
      expectEmpty(controller.view.subviews)
    }
  }

  @Test func `Details are reported while somebody listens`() {
    withController { controller in
      let details = Details()
      var selected: [Message] = []
      let bag = DisposeBag()
      bag += controller.present(details).onValue { selected.append($0) }
      details.select.callAll(with: Message(title: "a"))
      expectEqual(selected, [Message(title: "a")])
    }
  }

  @Test func `What a presentable is can be hidden`() {
    withController { controller in
      let anonymized = AnyPresentable(Messages(messages: []))  // AnyPresentable<UIViewController, Disposable>
      let typed: AnyPresentable<UIViewController, Disposable> = anonymized
      controller.present(typed)

      let presentation = DisposablePresentation {
        let vc = UIViewController()
        let bag = DisposeBag()
        // setup vc and potential activities

        return (vc, bag)
      }
      let same: AnyPresentation<UIViewController, Disposable> = presentation
      let future = controller.present(same)
      UIApplication.shared.settle()
      expectNotNil(controller.presentedViewController)
      future.cancel()
    }
  }

  @Test(arguments: [("Yes", "true"), ("No", "false"), ("Cancel", "cancelled")])
  func `An alert, or a sheet, has the result of its button`(title: String, expected: String) throws {
    try withController { presentingController in
      typealias Action = Alert<Bool>.Action
      let alert = Alert<Bool>(
        title: "Sure?", message: "Really?",
        actions:
          Action(title: "Yes") { true },
        Action(title: "No") { false },
        Action(title: "Cancel", style: .cancel) { throw CancelError() }
      )
      var results: [String] = []

      // Display as an alert
      presentingController.present(alert).onValue { boolean in
        // Selected yes or no
        results.append("\(boolean)")
      }.onError { error in
        // Did cancel
        results.append("cancelled")
      }
      UIApplication.shared.settle()
      try tap(title)
      expectEqual(results, [expected])

      // Display as an action sheet
      presentingController.present(alert, style: .sheet()).onResult { results.append("\($0.value != nil)") }
      UIApplication.shared.settle()
      try tap(title)
      expectEqual(results, [expected, "\(expected != "cancelled")"])
    }
  }

  @Test func `An alert can have fields`() throws {
    func isValidURL(_ text: String) -> Bool { text.hasPrefix("https://") }
    try withController { presentingController in
      var add = Alert<URL>.Action(title: "Add") { URL(string: $0[0])! }
      add.enabledPredicate = { isValidURL($0[0]) }
      let alert = Alert(title: "Add server", fields: [.Field()], actions: add)

      var added: URL?
      presentingController.present(alert).onValue { url in added = url }
      UIApplication.shared.settle()
      let controller = try #require(presentingController.presentedViewController as? UIAlertController)
      expectFalse(controller.actions[0].isEnabled)
      controller.textFields?.first?.becomeFirstResponder()
      controller.textFields?.first?.insertText("https://example.com")
      expectTrue(controller.actions[0].isEnabled)
      try tap("Add")
      expectEqual(added?.absoluteString, "https://example.com")
    }
  }
}

extension UIView {
  /// The buttons of a title in the view, from back to front.
  fileprivate func buttons(titled title: String) -> [UIButton] {
    let own = (self as? UIButton).map { $0.currentTitle == title ? [$0] : [] } ?? []
    return own + subviews.flatMap { $0.buttons(titled: title) }
  }
}
