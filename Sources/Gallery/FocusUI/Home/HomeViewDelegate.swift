/// Hears what the user does on the home screen.
@MainActor
protocol HomeViewDelegate: AnyObject {
  /// Hears of a tap on the settings button.
  func homeViewDidPressSettings(_ homeView: HomeView)
}
