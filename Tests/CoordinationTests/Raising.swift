import HeadlessUIKit

/// Runs `body` in an application, and returns the exceptions that were raised in it.
@MainActor
func exceptions(in body: () -> Void) -> [UIException] {
  var raised: [UIException] = []
  UIApplication().run {
    UIApplication.shared.exceptionHandler = { raised.append($0) }
    body()
  }
  return raised
}
