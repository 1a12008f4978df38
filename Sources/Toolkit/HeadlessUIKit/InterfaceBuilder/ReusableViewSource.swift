/// Where the views come from that a table or a collection reuses.
enum ReusableViewSource<View: UIView> {
  case viewClass(View.Type)
  case nib(UINib)
}
