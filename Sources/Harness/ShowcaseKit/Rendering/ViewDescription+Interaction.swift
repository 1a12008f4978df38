import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// Whether a view gets touches, where that is not usual for its class: `inert` where interaction is off,
  /// `interactive` for a label or a picture that has it on.
  static let interaction = ViewDescription(UIView.self) { view, node in
    guard view.isUserInteractionEnabled != view.takesTouchesByDefault else { return }
    node.states.append(view.isUserInteractionEnabled ? "interactive" : "inert")
  }

  /// Whether content is under a bar that therefore looks different.
  static let scrolledBars: [ViewDescription] = [
    ViewDescription(UINavigationBar.self) { bar, node in node.mark("scrolled", bar.isScrolled) },
    ViewDescription(UIToolbar.self) { bar, node in node.mark("scrolled", bar.isScrolled) },
    ViewDescription(UITabBar.self) { bar, node in node.mark("scrolled", bar.isScrolled) },
  ]

  /// What fields ask of the keyboard.
  static let inputTraits: [ViewDescription] = [
    ViewDescription(UITextField.self) { field, node in
      node.addInputTraits(of: field, returnKey: field is UISearchTextField ? .search : .default)
    },
    ViewDescription(UITextView.self) { view, node in node.addInputTraits(of: view, returnKey: .default) },
  ]
}

@MainActor
extension RenderNode {
  /// Adds what a field asks of the keyboard by the names of UIKit's cases, where it is not the class's default.
  ///
  /// - Parameter returnKey: The class's default.
  fileprivate mutating func addInputTraits(of input: any UITextInputTraits, returnKey: UIReturnKeyType) {
    if input.keyboardType != .default { add("keyboard", .word(input.keyboardType.rawValue)) }
    if input.returnKeyType != returnKey { add("returnKey", .word(input.returnKeyType.rawValue)) }
    add("contentType", input.textContentType.map { .word($0.caseName) })
    if input.autocapitalizationType != .sentences {
      add("capitals", .word(input.autocapitalizationType.rawValue))
    }
    if input.autocorrectionType != .default { add("correction", .word(input.autocorrectionType.rawValue)) }
  }
}

extension UITextContentType {
  /// The name of UIKit's constant; the value of a type that is not among them.
  fileprivate var caseName: String { Self.caseNames[self] ?? rawValue }

  private static let caseNames: [UITextContentType: String] = [
    .name: "name", .givenName: "givenName", .familyName: "familyName", .emailAddress: "emailAddress",
    .telephoneNumber: "telephoneNumber", .postalCode: "postalCode", .URL: "URL", .username: "username",
    .password: "password", .newPassword: "newPassword", .oneTimeCode: "oneTimeCode",
    .creditCardNumber: "creditCardNumber",
  ]
}
