import Foundation
import HeadlessUIKit

extension UIColor {
  static let boardPurple = UIColor(board: 0x89609E)
  static let boardBlue = UIColor(board: 0x0079BF)
  static let boardGreen = UIColor(board: 0x519839)
  static let boardOrange = UIColor(board: 0xD29034)
  static let boardGray = UIColor(board: 0x838C91)

  /// Makes an opaque color of two hexadecimal digits each for red, green and blue.
  private init(board digits: Int) {
    func part(_ shift: Int) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
