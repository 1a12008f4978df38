import HeadlessUIKit

/// A use case that is on the screen; keep it for as long as it shows.
@MainActor
public struct OpenUseCase {
  /// The coordinator that started it, where there is one.
  public let coordinator: (any Coordinator)?
}

extension UseCase {
  /// Shows the use case on a navigation controller, as Chrome's Showcase does for a tapped row.
  ///
  /// A view controller gets the use case as its title and is pushed; a coordinator is given the navigation controller
  /// and started.
  @MainActor
  func open(on navigation: UINavigationController, in showcase: Showcase, animated: Bool) -> OpenUseCase {
    switch scenario {
    case .viewController(let make):
      guard let controller = make() else {
        preconditionFailure(
          "\(classForInstantiation).init(coder:) returned nil, so '\(name)' cannot be shown")
      }
      controller.title = name
      navigation.pushViewController(controller, animated: animated)
    case .coordinator(let make):
      let coordinator = make()
      coordinator.baseViewController = navigation
      coordinator.start()
      return OpenUseCase(coordinator: coordinator)
    case .homeScreen:
      navigation.pushViewController(ShowcaseViewController(showcase: showcase), animated: animated)
    }
    return OpenUseCase(coordinator: nil)
  }
}
