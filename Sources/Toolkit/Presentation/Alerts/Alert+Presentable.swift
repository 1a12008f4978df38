import Flow
import HeadlessUIKit

extension Alert: Presentable {
  /// Makes the alert, which is presented modally by default.
  public func materialize() -> (UIViewController, Future<Value>) {
    let results = Callbacker<Flow.Result<Value>>()
    let (alert, updating) = makeController(.alert, results: results)
    alert.preferredPresentationStyle = .modal
    alert.presentationState.makeSheet = { makeController(.actionSheet, results: results).controller }
    alert.debugPresentationArguments = ["title": title, "message": message]
    return (alert, Future { completion in DisposeBag(updating, results.addCallback(completion)) })
  }

  /// Makes a controller whose buttons call with results, and keeps them enabled as the texts want it.
  @MainActor
  private func makeController(
    _ style: UIAlertController.Style, results: Callbacker<Flow.Result<Value>>
  ) -> (controller: UIAlertController, updating: any Disposable) {
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    (tintColor ?? .defaultAlertTintColor).map { controller.view.tintColor = $0 }
    if style == .alert {
      for field in fields {
        controller.addTextField { textField in
          field.configure(textField)
          textField.text = field.initial
        }
      }
    }
    for action in actions { controller.addAction(action.makeAlertAction(of: controller, results: results)) }
    let update = { [weak controller] in
      guard let controller else { return }
      for (action, button) in zip(actions, controller.actions) {
        button.isEnabled = action.enabledPredicate(controller.fieldTexts)
      }
    }
    update()
    let updating = DisposeBag()
    for field in controller.textFields ?? [] { updating += field.onValue { _ in update() } }
    return (controller, updating)
  }
}

extension Alert.Action {
  @MainActor
  fileprivate func makeAlertAction(
    of controller: UIAlertController, results: Callbacker<Flow.Result<Value>>
  ) -> UIAlertAction {
    let button = UIAlertAction(title: title, style: style) { [weak controller] _ in
      let texts = controller?.fieldTexts ?? []
      results.callAll(with: Flow.Result { try action(texts) })
    }
    button.accessibilityLabel = title
    return button
  }
}

extension UIAlertController {
  fileprivate var fieldTexts: [String] { (textFields ?? []).map { $0.text ?? "" } }
}
