import ChromeCommands
import ChromeModel

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
