import ChromeCleanCommands
import ChromeCleanModel

extension ToolbarMediator: NavigationCommands {
  func goBack() {
    webState?.goBack()
  }

  func goForward() {
    webState?.goForward()
  }

  func reloadPage() {
    webState?.reload()
  }

  func stopLoadingPage() {
    webState?.stopLoading()
  }
}
