import Foundation

/// A value that says what a view shows, and makes that view.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what a configuration says.
@MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}
