import ChromeCleanModel
import Coordination

/// A coordinator of a window of Chrome.
package typealias ChromeCoordinator = BrowserCoordinator<Browser>
