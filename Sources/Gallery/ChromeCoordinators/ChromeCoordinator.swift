import ChromeModel
import Coordination

/// A coordinator of a window of Chrome.
public typealias ChromeCoordinator = BrowserCoordinator<Browser>
