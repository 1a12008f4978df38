/// Values of the types of Swift, Foundation, UIKit and Combine.
enum SystemValues {
  /// Returns a value of a type without generic arguments; `nil` for a type that is not known.
  static func value(of name: String, for purpose: String) -> MadeValue? {
    if name == "String" || name == "Substring" { return MadeText.value(for: purpose) }
    if numbers.contains(name) { return .number(type: name) }
    return special(name, for: purpose) ?? codes[name].map { .code($0) } ?? plainClass(name)
  }

  /// The number of what is made differs in these.
  private static func special(_ name: String, for purpose: String) -> MadeValue? {
    switch name {
    case "URL", "NSURL":
      let words = MadeText.words(of: purpose).filter { $0 != "url" }
      let page = words.isEmpty ? "page" : words.joined(separator: "-")
      return .numbered(
        "\(name)(string: \"https://example.com/\(page)\")!",
        "\(name)(string: \"https://example.com/\(page)/%\")!")
    case "URLRequest": return .code("URLRequest(url: URL(string: \"https://example.com\")!)")
    case "UUID":
      let zeros = "00000000-0000-0000-0000-00000000000"
      return .numbered("UUID(uuidString: \"\(zeros)1\")!", "UUID(uuidString: \"\(zeros)%\")!")
    case "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString":
      return .call(name, [text(of: purpose, label: name == "AttributedString" ? nil : "string")])
    case "Any", "AnyObject", "AnyHashable", "NSObject":
      return name == "NSObject" || name == "AnyObject" ? .code("NSObject()") : MadeText.value(for: purpose)
    default: return nil
    }
  }

  private static func text(of purpose: String, label: String?) -> MadeValue.Argument {
    MadeValue.Argument(label: label, value: MadeText.value(for: purpose))
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "Float",
    "CGFloat", "TimeInterval", "Decimal", "NSInteger", "CFTimeInterval",
  ]

  /// 15 January 2026, 9:41 UTC.
  private static let date = "Date(timeIntervalSince1970: 1_768_470_060)"

  private static let codes: [String: String] = [
    "Bool": "true", "ObjCBool": "true", "Character": "\"A\"", "Data": "Data()", "NSData": "NSData()",
    "Date": date, "NSDate": "NSDate(timeIntervalSince1970: 1_768_470_060)", "NSNumber": "NSNumber(value: 1)",
    "DateComponents": "DateComponents(year: 2026, month: 1, day: 15)",
    "Locale": "Locale(identifier: \"en_US\")",
    "TimeZone": "TimeZone(identifier: \"UTC\")!", "Calendar": "Calendar(identifier: .gregorian)",
    "IndexPath": "IndexPath(row: 0, section: 0)", "IndexSet": "IndexSet(integer: 0)",
    "NSRange": "NSRange(location: 0, length: 1)", "Error": "URLError(.notConnectedToInternet)",
    "NSError": "NSError(domain: \"Example\", code: 1)", "URLError": "URLError(.notConnectedToInternet)",
    "Notification.Name": "Notification.Name(\"Notification\")",
    "NSNotification.Name": "Notification.Name(\"Notification\")",
    "Notification": "Notification(name: Notification.Name(\"Notification\"))",
    "URLComponents": "URLComponents(string: \"https://example.com\")!",
    "NSPredicate": "NSPredicate(value: true)",
    "Never": "preconditionFailure()",
    "UserDefaults": "UserDefaults.standard", "NotificationCenter": "NotificationCenter.default",
    "Bundle": "Bundle.main", "FileManager": "FileManager.default", "URLSession": "URLSession.shared",
    "ProcessInfo": "ProcessInfo.processInfo", "DispatchQueue": "DispatchQueue.main",
    "OperationQueue": "OperationQueue.main", "RunLoop": "RunLoop.main",
    "UIApplication": "UIApplication.shared",
    "UIScreen": "UIScreen.main", "UIDevice": "UIDevice.current", "UIPasteboard": "UIPasteboard.general",
    "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()",
    "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "CGRect": "CGRect(x: 0, y: 0, width: 320, height: 44)",
    "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint(x: 0, y: 0)",
    "UIEdgeInsets": "UIEdgeInsets.zero", "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero",
    "CGAffineTransform": "CGAffineTransform.identity", "UIColor": "UIColor.systemBlue",
    "CGColor": "UIColor.systemBlue.cgColor", "UIFont": "UIFont.preferredFont(forTextStyle: .body)",
    "UIImage": "UIImage(systemName: \"photo\")!", "UIViewController": "UIViewController()",
    "UIStoryboard": "UIStoryboard(name: \"Main\", bundle: nil)",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UITableView.Style": "UITableView.Style.plain", "UIStatusBarStyle": "UIStatusBarStyle.default",
    "UIModalPresentationStyle": "UIModalPresentationStyle.automatic",
    "UIUserInterfaceStyle": "UIUserInterfaceStyle.light", "UIBarStyle": "UIBarStyle.default",
    "UIActivityIndicatorView.Style": "UIActivityIndicatorView.Style.medium",
    "UIInterfaceOrientationMask": "UIInterfaceOrientationMask.portrait",
    "NSTextAlignment": "NSTextAlignment.natural", "UIReturnKeyType": "UIReturnKeyType.default",
    "UIKeyboardType": "UIKeyboardType.default", "UIControl.State": "UIControl.State.normal",
    "UITableViewCell.AccessoryType": "UITableViewCell.AccessoryType.none",
    "UIButton.ButtonType": "UIButton.ButtonType.system",
    "UIView.ContentMode": "UIView.ContentMode.scaleToFill",
    "UIAlertController.Style": "UIAlertController.Style.alert",
    "UIAlertAction.Style": "UIAlertAction.Style.default", "UIRectEdge": "UIRectEdge.all",
    "NSLayoutConstraint.Axis": "NSLayoutConstraint.Axis.vertical", "UIBarButtonItem": "UIBarButtonItem()",
    "UITabBarItem": "UITabBarItem(title: \"Item\", image: nil, tag: 0)",
    "UINavigationItem": "UINavigationItem(title: \"Title\")", "UITraitCollection": "UITraitCollection()",
    "UIUserInterfaceSizeClass": "UIUserInterfaceSizeClass.compact", "UIWindow": "UIWindow()",
    "ObservableObjectPublisher": "ObservableObjectPublisher()", "AnyCancellable": "AnyCancellable {}",
  ]

  /// A view or a controller of UIKit that is made without arguments.
  private static func plainClass(_ name: String) -> MadeValue? {
    let isPlain =
      name.hasPrefix("UI") && name.allSatisfy { $0.isLetter }
      && [
        "View", "Label", "Button", "Control", "Field", "Switch", "Slider", "Bar", "NavigationController",
        "TabBarController", "GestureRecognizer", "Stepper", "TableViewController",
      ].contains { name.hasSuffix($0) }
    return isPlain ? .call(name, []) : nil
  }
}

extension SystemValues {
  /// Returns a value of a generic type, of values of its arguments; `nil` for a type that is not known.
  static func value(of name: String, _ arguments: [(type: String, value: MadeValue)]) -> MadeValue? {
    guard let first = arguments.first else { return nil }
    switch (name, arguments.count) {
    case ("Set", 1): return .list(first.value, isSet: true)
    case ("Result", 2): return .call(".success", [MadeValue.Argument(label: nil, value: first.value)])
    case ("AnyPublisher", 2):
      let just = "Just<\(first.type)>"
      let isNever = arguments[1].type == "Never"
      let failure = isNever ? "" : ".setFailureType(to: \(arguments[1].type.withAny).self)"
      return .call(
        just, [MadeValue.Argument(label: nil, value: first.value)], after: "\(failure).eraseToAnyPublisher()")
    case ("PassthroughSubject", 2):
      return .code("PassthroughSubject<\(first.type), \(arguments[1].type.withAny)>()")
    case ("CurrentValueSubject", 2):
      return .call(
        "CurrentValueSubject<\(first.type), \(arguments[1].type.withAny)>",
        [MadeValue.Argument(label: nil, value: first.value)])
    case ("ClosedRange", 1): return .code("1...3")
    case ("Range", 1): return .code("0..<3")
    default: return nil
    }
  }
}

extension String {
  fileprivate var withAny: String { self == "Error" ? "any Error" : self }
}
