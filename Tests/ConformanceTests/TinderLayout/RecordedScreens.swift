import HeadlessUIKit

/// Builds one of the recorded screens in a controller's root view.
typealias RecordedScreen = @MainActor (UIView) -> Void

/// The screens of Tinder/Layout by the names of their tests.
@MainActor let recordedScreens: [String: RecordedScreen] = [
  sizeScreens, centerScreens, attributeScreens, edgeScreens, marginScreens, safeAreaScreens, relationScreens,
  siblingScreens, stackScreens, exampleScreens,
].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
