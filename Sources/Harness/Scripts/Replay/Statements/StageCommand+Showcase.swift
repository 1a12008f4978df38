import EarlGrey
import HeadlessUIKit

/// The steps of Chrome's showcase tests on the home screen.
extension StageCommand {
  /// Searches for a class or a use case, and taps what was found.
  static func openUseCase(_ name: String) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      try replayer.interact { [replayer] () throws(GREYError) in
        try replayer.search(for: name)
        let row = grey_allOf([grey_accessibilityLabel(name), grey_sufficientlyVisible()])
        try EarlGrey.selectElement(with: row).performing(grey_tap())
      }
    }
  }

  /// Goes back to the home screen by the navigation bar's button, also where the use case hides the bar.
  static func closeUseCase() -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      try replayer.interact { () throws(GREYError) in
        let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
        navigation?.setNavigationBarHidden(false, animated: false)
        let title = grey_anyOf([grey_buttonTitle("SC"), grey_buttonTitle("back")])
        let isInBar = grey_ancestor(grey_kindOfClass(UINavigationBar.self))
        let button = EarlGrey.selectElement(with: grey_allOf([title, isInBar]))
        try button.asserting(grey_interactable())
        try button.performing(grey_tap())
        let home = EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_collection"))
        try home.asserting(grey_sufficientlyVisible())
      }
    }
  }

  /// Lets the home screen list everything again.
  static func clearSearch() -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      try replayer.interact { [replayer] () throws(GREYError) in try replayer.search(for: "") }
    }
  }
}

extension StatementReplayer {
  fileprivate func search(for text: String) throws(GREYError) {
    try EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_search_bar")).performing(
      grey_replaceText(text))
  }
}
