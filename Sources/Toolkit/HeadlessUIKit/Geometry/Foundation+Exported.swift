// UIKit re-exports Foundation, so that `import UIKit` brings CGRect, IndexPath and NSCoder along.
@_exported import Foundation
