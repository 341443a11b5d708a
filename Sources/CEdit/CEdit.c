#include "CEdit.h"
int edit_placeholder(void) { return 0; }
