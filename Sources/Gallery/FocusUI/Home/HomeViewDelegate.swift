/// Hears what the user does on the home screen.
@MainActor
public protocol HomeViewDelegate: AnyObject {
  func homeViewDidPressSettings(_ homeView: HomeView)
}
